package dev.gyre.page.idl;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;

/** The properties of an interface prototype object or an interface object. Turns a {@link DomError} of the implementation into a DOMException of the function's realm. */
public abstract class InterfaceTable extends BuiltinTable {
    private final String interfaceName;

    protected InterfaceTable(
            String interfaceName, boolean isStatic, String keys, String lengths, String flags, String functions) {
        super(
                isStatic ? "%" + interfaceName + "%" : "%" + interfaceName + ".prototype%",
                keys,
                lengths,
                flags,
                functions,
                functions);
        this.interfaceName = interfaceName;
    }

    public final String interfaceName() {
        return interfaceName;
    }

    protected abstract Object invoke(int id, Realm realm, Object self, Object[] args, JsObject newTarget);

    protected abstract Object invoke0(int id, Realm realm, Object self);

    protected abstract Object invoke1(int id, Realm realm, Object self, Object a0);

    protected abstract Object invoke2(int id, Realm realm, Object self, Object a0, Object a1);

    protected abstract Object invoke3(int id, Realm realm, Object self, Object a0, Object a1, Object a2);

    @Override
    public final Object call(int id, Realm realm, Object self, Object[] args, JsObject newTarget) {
        try {
            return invoke(id, realm, self, args, newTarget);
        } catch (DomError error) {
            throw thrown(error, realm, id);
        }
    }

    @Override
    public final Object call0(int id, Realm realm, Object self) {
        try {
            return invoke0(id, realm, self);
        } catch (DomError error) {
            throw thrown(error, realm, id);
        }
    }

    @Override
    public final Object call1(int id, Realm realm, Object self, Object a0) {
        try {
            return invoke1(id, realm, self, a0);
        } catch (DomError error) {
            throw thrown(error, realm, id);
        }
    }

    @Override
    public final Object call2(int id, Realm realm, Object self, Object a0, Object a1) {
        try {
            return invoke2(id, realm, self, a0, a1);
        } catch (DomError error) {
            throw thrown(error, realm, id);
        }
    }

    @Override
    public final Object call3(int id, Realm realm, Object self, Object a0, Object a1, Object a2) {
        try {
            return invoke3(id, realm, self, a0, a1, a2);
        } catch (DomError error) {
            throw thrown(error, realm, id);
        }
    }

    private JsException thrown(DomError error, Realm realm, int id) {
        String message = error.getMessage();
        return new JsException(DOMException.create(
                Interfaces.of(realm), message.isEmpty() ? "" : during(id) + ": " + message, error.name()));
    }

    /** Chrome's words for what failed, as "Failed to execute 'appendChild' on 'Node'". */
    final String during(int id) {
        int flags = flags(id);
        if ((flags & CONSTRUCTOR) != 0) return "Failed to construct '" + interfaceName + "'";
        if ((flags & GETTER) != 0) return "Failed to read the '" + key(id) + "' property from '" + interfaceName + "'";
        if ((flags & SETTER) != 0) return "Failed to set the '" + key(id) + "' property on '" + interfaceName + "'";
        return "Failed to execute '" + key(id) + "' on '" + interfaceName + "'";
    }

    /** The error for too few arguments. */
    protected final JsException notEnough(int id, int required, int present) {
        return Errors.typeError(during(id) + ": " + required + (required == 1 ? " argument" : " arguments")
                + " required, but only " + present + " present.");
    }

    /** @param index of the argument, from 1; 0 for the value of an attribute */
    final JsException notOfType(int id, int index, String type) {
        return Errors.typeError(during(id) + ": "
                + (index > 0 ? "parameter " + index + " is" : "Failed to convert value to '" + type + "': it is")
                + " not of type '" + type + "'.");
    }
}
