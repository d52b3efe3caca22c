package dev.gyre.engine.runtime.exotic;

import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;

/** A bound function exotic object. */
public final class BoundFunction extends JsFunction {
    private final JsObject target;
    private final Object boundThis;
    private final Object[] boundArguments;

    private BoundFunction(Shape shape, JsObject target, Object boundThis, Object[] boundArguments) {
        super(shape, new Object[] {0, ""});
        this.target = target;
        this.boundThis = boundThis;
        this.boundArguments = boundArguments;
    }

    // BoundFunctionCreate ( targetFunction, boundThis, boundArgs ), https://tc39.es/ecma262/#sec-boundfunctioncreate
    public static BoundFunction create(Realm realm, JsObject target, Object boundThis, Object[] boundArguments) {
        return new BoundFunction(shape(realm, target.getPrototypeOf()), target, boundThis, boundArguments);
    }

    /** The two own properties, which Function.prototype.bind computes. */
    public void defineNameAndLength(CharSequence name, double length) {
        setSlot(0, TypeConversion.number(length));
        setSlot(1, name);
    }

    private static Shape shape(Realm realm, JsObject prototype) {
        return realm.nativeFunctionShape().prototype() == prototype
                ? realm.nativeFunctionShape()
                : Realm.functionShape(prototype);
    }

    public JsObject target() {
        return target;
    }

    public Object boundThis() {
        return boundThis;
    }

    public Object[] boundArguments() {
        return boundArguments;
    }

    @Override
    public Realm realm() {
        return ObjectOperations.getFunctionRealm(target);
    }

    @Override
    public boolean isConstructor() {
        return target.isConstructor();
    }

    private Object[] withBound(Object[] args) {
        if (boundArguments.length == 0) {
            return args;
        }
        var all = new Object[boundArguments.length + args.length];
        System.arraycopy(boundArguments, 0, all, 0, boundArguments.length);
        System.arraycopy(args, 0, all, boundArguments.length, args.length);
        return all;
    }

    // [[Call]] ( thisArgument, argumentsList ),
    // https://tc39.es/ecma262/#sec-bound-function-exotic-objects-call-thisargument-argumentslist
    @Override
    public Object call(Object thisValue, Object[] args) {
        return target.call(boundThis, withBound(args));
    }

    @Override
    public Object call0(Object thisValue) {
        return boundArguments.length == 0 ? target.call0(boundThis) : target.call(boundThis, boundArguments.clone());
    }

    @Override
    public Object call1(Object thisValue, Object a) {
        return boundArguments.length == 0 ? target.call1(boundThis, a) : super.call1(thisValue, a);
    }

    @Override
    public Object call2(Object thisValue, Object a, Object b) {
        return boundArguments.length == 0 ? target.call2(boundThis, a, b) : super.call2(thisValue, a, b);
    }

    @Override
    public Object call3(Object thisValue, Object a, Object b, Object c) {
        return boundArguments.length == 0 ? target.call3(boundThis, a, b, c) : super.call3(thisValue, a, b, c);
    }

    // [[Construct]] ( argumentsList, newTarget ),
    // https://tc39.es/ecma262/#sec-bound-function-exotic-objects-construct-argumentslist-newtarget
    @Override
    public JsObject construct(Object[] args, JsObject newTarget) {
        return target.construct(withBound(args), newTarget == this ? target : newTarget);
    }

    @Override
    public String sourceText() {
        return "function () { [native code] }";
    }
}
