package dev.gyre.node.messaging;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.fs.RecordsBinding;
import dev.gyre.node.vm.VmBinding;
import java.util.ArrayList;
import java.util.List;

/** internalBinding('messaging'): structured serialization and channels. */
// lib/internal/bindings.md, messaging
@BuiltinObject(intrinsic = "%messaging binding%")
public final class MessagingBinding {
    private MessagingBinding() {}

    // createChannel()
    @Builtin
    static Object createChannel(Realm realm, Object self) {
        Environment environment = Environment.of(realm);
        Mailbox[] ends = Mailbox.channel();
        return JsArray.of(realm, new PortHandle(environment, ends[0]), new PortHandle(environment, ends[1]));
    }

    // joinGroup(name)
    @Builtin
    static Object joinGroup(Realm realm, Object self, Object name) {
        Environment environment = Environment.of(realm);
        return new PortHandle(environment, environment.get(Program.KEY).join(TypeConversion.toString(name)));
    }

    // postToGroup(name, message)
    @Builtin
    static boolean postToGroup(Realm realm, Object self, Object name, Object message) {
        Message posted = ((MessageObject) message).message();
        if (Environment.of(realm).get(Program.KEY).post(TypeConversion.toString(name), posted)) return true;
        posted.discard();
        return false;
    }

    // serialize(value, transferred)
    @Builtin
    static Object serialize(Realm realm, Object self, Object value, Object transferred) {
        JsArray list = (JsArray) transferred;
        List<Object> moving = new ArrayList<>();
        for (int i = 0; i < list.length(); i++) moving.add(list.getIndex(i));
        return new MessageObject(MessageWriter.write(Environment.of(realm), value, moving));
    }

    // deserialize(message, context)
    @Builtin
    static Object deserialize(Realm realm, Object self, Object message, Object context) {
        Realm target = VmBinding.realmOf(realm, context);
        return JsArray.fromList(realm, MessageReader.read(target, ((MessageObject) message).message()));
    }

    // discard(message)
    @Builtin
    static Object discard(Realm realm, Object self, Object message) {
        ((MessageObject) message).message().discard();
        return Undefined.INSTANCE;
    }

    // markAsUncloneable(object)
    @Builtin
    static Object markAsUncloneable(Realm realm, Object self, Object object) {
        Environment.of(realm).get(Uncloneable.KEY).add((JsObject) object);
        return Undefined.INSTANCE;
    }

    // between()
    @Builtin
    static boolean between(Realm realm, Object self) {
        Environment environment = Environment.of(realm);
        var errors = environment.get(FatalErrors.KEY);
        long survived = errors.survived();
        boolean goesOn = RecordsBinding.between(realm, self);
        if (errors.survived() == survived) return goesOn;
        environment.loop().scope().leaveRemainingJobs();
        return false;
    }
}
