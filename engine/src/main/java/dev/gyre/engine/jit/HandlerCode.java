package dev.gyre.engine.jit;

import dev.gyre.engine.cache.GlobalCache;
import dev.gyre.engine.cache.LoadHandler;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.jit.analysis.Handlers;
import dev.gyre.engine.jit.analysis.Handlers.Access;
import dev.gyre.engine.jit.analysis.Handlers.Store;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.CodeDependency;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ValidityCell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;

/** Compiles the handlers of inline caches to checks of shapes and accesses of slots. */
final class HandlerCode {
    private final CodeGenerator generator;
    private final Registers registers;
    private final SlotCode slots;
    /** By inline cache. They are read once, because a cell may become invalid during the compilation, but analysis and generation must agree. */
    private final Map<Integer, Handlers<LoadHandler>> loads = new HashMap<>();

    private final Map<Integer, Handlers<Store>> stores = new HashMap<>();
    /** By holder and slot, what was in the slots of prototypes, for the same reason. */
    private final Map<JsObject, Map<Integer, Object>> inherited = new IdentityHashMap<>();

    /** By inline cache, the constants of properties, for the same reason. */
    private final Map<Object, Optional<Object>> constants = new IdentityHashMap<>();

    HandlerCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        slots = new SlotCode(generator);
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    // ---- the handlers of a site

    Handlers<LoadHandler> loads(int site) {
        return loads.computeIfAbsent(site, each -> Handlers.ofLoads(generator.inlining.caches[each]));
    }

    Handlers<Store> stores(int site) {
        return stores.computeIfAbsent(site, each -> Handlers.ofStores(generator.inlining.caches[each]));
    }

    /** The handlers without those for functions that hardly have code for direct calls. */
    <T> Handlers<T> withDirectCalls(boolean isSetter, Handlers<T> found) {
        List<Access> direct = found.accessors().stream()
                .filter(each -> !isSeldomDirect(isSetter, each))
                .toList();
        return new Handlers<>(found.simple(), direct, found.isComplete());
    }

    private boolean isSeldomDirect(boolean isSetter, Access access) {
        if (access.holder() == null || !(inherited(access.holder(), access.slot()) instanceof Accessor accessor))
            return false;
        JsObject called = isSetter ? accessor.setter() : accessor.getter();
        return called instanceof BytecodeFunction function && generator.sites.isSeldomDirect(function.shared());
    }

    // ---- code

    /** Pushes the value of the property if the object has one of the handlers' shapes; jumps with an empty stack otherwise. */
    void load(int base, List<LoadHandler> handlers, Label otherwise) {
        loadStored(base, handlers, otherwise);
        if (readSlots(handlers)) slots.unwrap();
        asm().aload(CodeGenerator.OBJECT);
    }

    /** Whether a handler reads a slot, which may have a NumberCell. */
    boolean readSlots(List<LoadHandler> handlers) {
        return !handlers.stream()
                .allMatch(each -> each.kind == LoadHandler.ABSENT || constant(each) != null || isMethod(each));
    }

    /** As {@link #load}, but pushes the value as a double; exits if it is not a Number. */
    void loadNumber(int base, List<LoadHandler> handlers, Label otherwise) {
        loadStored(base, handlers, otherwise);
        slots.unbox(generator.exit(ExitReason.NOT_NUMBER));
    }

    /** As {@link #load}, but pushes the value as an int; exits if it is none. */
    void loadInteger(int base, List<LoadHandler> handlers, Label otherwise) {
        loadStored(base, handlers, otherwise);
        slots.unboxInteger(generator.exit(ExitReason.NOT_INT));
    }

    /** Makes the local OBJECT hold what the slot of the property has if the object has one of the handlers' shapes; jumps otherwise. */
    void loadStored(int base, List<LoadHandler> handlers, Label otherwise) {
        byShape(
                base,
                handlers,
                handler -> handler.shape,
                (one, other) -> one.kind == LoadHandler.OWN
                        && other.kind == one.kind
                        && one.slot == other.slot
                        && SlotCode.isInObject(one.shape) == SlotCode.isInObject(other.shape),
                otherwise,
                handler -> {
                    pushProperty(base, handler, otherwise);
                    asm().astore(CodeGenerator.OBJECT);
                });
    }

    /** Pushes whether objects have the property, as a Boolean, if the object has one of the handlers' shapes; jumps with an empty stack otherwise. */
    void test(int base, List<LoadHandler> handlers, Label otherwise) {
        byShape(
                base,
                handlers,
                handler -> handler.shape,
                (one, other) -> one.cell == null && other.cell == null,
                otherwise,
                handler -> {
                    if (handler.cell != null) requireValid(handler.cell, otherwise);
                    String name = handler.kind == LoadHandler.ABSENT ? "FALSE" : "TRUE";
                    asm().getstatic("java/lang/Boolean", name, "Ljava/lang/Boolean;");
                    asm().astore(CodeGenerator.OBJECT);
                });
        asm().aload(CodeGenerator.OBJECT);
    }

    /** Pushes what the slot of the property has, after the shape has been checked. */
    void pushProperty(int base, LoadHandler handler, Label otherwise) {
        if (handler.cell != null) requireValid(handler.cell, otherwise);
        if (handler.kind == LoadHandler.ABSENT) {
            asm().getstatic(Helpers.UNDEFINED, "INSTANCE", "L" + Helpers.UNDEFINED + ";");
            return;
        }
        if (handler.kind == LoadHandler.OWN) {
            slots.push(base, handler.shape, handler.slot);
            return;
        }
        Object constant = constant(handler);
        if (constant != null) {
            requireValid(handler.constant, otherwise);
            registers.pushConstant(constant);
            return;
        }
        pushInherited(handler.holder, handler.slot);
        if (!isMethod(handler)) return;
        // HotSpot then sees which function is called.
        Object method = inherited(handler.holder, handler.slot);
        asm().ldcObject(method, Helpers.JS_OBJECT_TYPE);
        asm().if_acmpne(otherwise);
        asm().ldcObject(method, Helpers.JS_OBJECT_TYPE);
    }

    /** What an inherited property has as long as {@link LoadHandler#constant} is valid; null if that is not known, or the code may not be left here. */
    Object constant(LoadHandler handler) {
        return handler.kind == LoadHandler.INHERITED
                ? constant(handler, handler.constant, handler.holder, handler.slot)
                : null;
    }

    /** What a property of a constant object has as long as {@link LoadHandler#constant} is valid; null if that is not known. */
    Object constantOf(int base, List<LoadHandler> handlers) {
        if (handlers.size() != 1 || !(registers.constant(base) instanceof JsObject object)) return null;
        LoadHandler handler = handlers.getFirst();
        if (handler.kind != LoadHandler.OWN || !handler.shape.isUnique()) return null;
        return constant(handler, handler.shape == object.shape() ? handler.constant : null, object, handler.slot);
    }

    /** What a global has as long as its cells are valid; null if that is not known. */
    Object constant(GlobalCache found) {
        boolean isAbsent = found.absence() != null && found.absence().isValid();
        return constant(found, isAbsent ? found.constant() : null, found.global(), found.slot());
    }

    private Object constant(Object cache, ValidityCell cell, JsObject holder, int slot) {
        if (!generator.sites.mayExit(generator.pc)) return null;
        return constants
                .computeIfAbsent(
                        cache, key -> Optional.ofNullable(cell == null || !cell.isValid() ? null : holder.slot(slot)))
                .orElse(null);
    }

    private boolean isConstant(Access access, Accessor accessor) {
        return access.constant() != null
                && constant(access.constant(), access.constant(), access.holder(), access.slot()) == accessor;
    }

    private boolean isMethod(LoadHandler handler) {
        return handler.kind == LoadHandler.INHERITED && inherited(handler.holder, handler.slot) instanceof JsFunction;
    }

    /** Makes the local of type JsObject hold the value; jumps if it cannot have one of the shapes, by its class alone. */
    <T> void requireObject(int base, List<T> handlers, Function<T, Shape> shapeOf, Label otherwise) {
        if (handlers.stream().map(shapeOf).allMatch(SlotCode::isInObject))
            registers.requireOrdinaryObject(base, otherwise);
        else registers.requireJsObject(base, otherwise);
    }

    /** What a slot of a prototype had at first, where the code may be left when it has another value; otherwise null. */
    private Object inherited(JsObject holder, int slot) {
        if (!generator.sites.mayExit(generator.pc)) return null;
        return inherited.computeIfAbsent(holder, each -> new HashMap<>()).computeIfAbsent(slot, holder::storedInSlot);
    }

    private void pushInherited(JsObject holder, int slot) {
        asm().ldcObject(holder, Helpers.JS_OBJECT_TYPE);
        asm().ldc(slot);
        asm().invokevirtual(Helpers.JS_OBJECT, "storedInSlot", "(I)" + Helpers.OBJECT_TYPE);
    }

    /** Stores a double if the object has one of the shapes; jumps otherwise. */
    void storeNumber(int base, int value, List<Store> handlers, Label otherwise) {
        byShape(base, handlers, Store::shape, HandlerCode::areAlike, otherwise, handler -> {
            if (handler.cell() != null) requireValid(handler.cell(), otherwise);
            if (handler.target() != null)
                slots.addNumber(base, handler.shape(), handler.target(), handler.slot(), value);
            else slots.storeNumber(base, handler.shape(), handler.slot(), value);
        });
    }

    /** Stores an int in a property that exists, if the object has one of the shapes; jumps otherwise. */
    void storeInteger(int base, int value, List<Store> handlers, Label otherwise) {
        byShape(
                base,
                handlers,
                Store::shape,
                HandlerCode::areAlike,
                otherwise,
                handler -> slots.storeInteger(base, handler.shape(), handler.slot(), value));
    }

    private static boolean areAlike(Store one, Store other) {
        return one.target() == null
                && other.target() == null
                && one.slot() == other.slot()
                && SlotCode.isInObject(one.shape()) == SlotCode.isInObject(other.shape());
    }

    /** Stores a boxed value if the object has one of the shapes; jumps otherwise. */
    void store(int base, int value, List<Store> handlers, Label otherwise) {
        byShape(base, handlers, Store::shape, HandlerCode::areAlike, otherwise, handler -> {
            if (handler.cell() != null) requireValid(handler.cell(), otherwise);
            if (handler.target() == null && handlers.stream().anyMatch(Store::isNumber))
                slots.set(base, handler.slot(), value);
            else if (handler.target() == null) slots.store(base, handler.shape(), handler.slot(), value);
            else slots.add(base, handler.shape(), handler.target(), handler.slot(), value);
        });
    }

    /** Emits the checks of shapes, each with its access. Handlers with the same access share it. */
    private <T> void byShape(
            int base,
            List<T> handlers,
            Function<T, Shape> shapeOf,
            BiPredicate<T, T> areAlike,
            Label otherwise,
            Consumer<T> access) {
        var done = new Label();
        var left = new ArrayList<>(possible(base, handlers, shapeOf));
        boolean matchesAlways =
                generator.shapes.areWithin(left.stream().map(shapeOf).toList(), base);
        while (!left.isEmpty()) {
            T first = left.getFirst();
            List<T> alike = left.stream()
                    .filter(each -> each == first || areAlike.test(first, each))
                    .toList();
            left.removeAll(alike);
            Label other = left.isEmpty() ? otherwise : new Label();
            if (!matchesAlways || !left.isEmpty())
                requireShape(base, alike.stream().map(shapeOf).toList(), other);
            access.accept(first);
            if (left.isEmpty()) break;
            asm().goto_(done);
            asm().bind(other);
        }
        asm().bind(done);
    }

    /** The handlers for shapes that the object can have; all if it is known to have none of them, so that the checks fail. */
    private <T> List<T> possible(int base, List<T> handlers, Function<T, Shape> shapeOf) {
        Shape[] known = generator.shapes.of(base);
        if (known == null) return handlers;
        List<T> possible = handlers.stream()
                .filter(each -> Arrays.asList(known).contains(shapeOf.apply(each)))
                .toList();
        return possible.isEmpty() ? handlers : possible;
    }

    /** Jumps unless the object has one of the shapes. */
    void requireShape(int base, List<Shape> shapes, Label other) {
        if (generator.shapes.areWithin(shapes, base)) return;
        var match = new Label();
        for (int i = 0; i < shapes.size(); i++) {
            registers.pushJsObject(base);
            asm().getfield(Helpers.JS_OBJECT, "shape", Helpers.SHAPE_TYPE);
            asm().ldcObject(shapes.get(i), Helpers.SHAPE_TYPE);
            if (i < shapes.size() - 1) asm().if_acmpeq(match);
            else asm().if_acmpne(other);
        }
        asm().bind(match);
    }

    /** Pushes the getter or setter of the property if the object has the shape; jumps otherwise. */
    void pushAccessor(String function, int base, Access access, Label otherwise) {
        requireShape(base, List.of(access.shape()), otherwise);
        if (access.cell() != null) requireValid(access.cell(), otherwise);
        if (access.holder() != null && inherited(access.holder(), access.slot()) instanceof Accessor accessor) {
            JsObject called = function.equals("getter") ? accessor.getter() : accessor.setter();
            if (isConstant(access, accessor)) {
                requireValid(access.constant(), otherwise);
            } else {
                pushInherited(access.holder(), access.slot());
                asm().ldcObject(accessor, Helpers.OBJECT_TYPE);
                asm().if_acmpne(otherwise);
            }
            if (called == null) asm().aconst_null();
            else asm().ldcObject(called, Helpers.JS_OBJECT_TYPE);
            return;
        }
        if (access.holder() == null) {
            slots.push(base, access.shape(), access.slot());
        } else {
            pushInherited(access.holder(), access.slot());
        }
        asm().checkcast(Helpers.ACCESSOR);
        asm().invokevirtual(Helpers.ACCESSOR, function, "()" + Helpers.JS_OBJECT_TYPE);
    }

    /** Jumps if the cell is invalid. Compares the target itself, since C1 would not inline a method that does, and C2 inlines only so much in long code. */
    void requireValid(ValidityCell cell, Label otherwise) {
        asm().ldcObject(cell.dependency(), Helpers.DEPENDENCY_TYPE);
        asm().invokevirtual(Helpers.DEPENDENCY, "getTarget", "()Ljava/lang/invoke/MethodHandle;");
        asm().ldcObject(CodeDependency.VALID, "Ljava/lang/invoke/MethodHandle;");
        asm().if_acmpne(otherwise);
    }
}
