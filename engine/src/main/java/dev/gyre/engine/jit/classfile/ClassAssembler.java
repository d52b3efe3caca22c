package dev.gyre.engine.jit.classfile;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Assembles one class: its methods, its static fields, and the objects that it receives as class data when it is defined as a hidden
 * class.
 */
public final class ClassAssembler {
    /** The version of Java 21. The generated code uses nothing newer. */
    private static final int VERSION = 65;

    private static final int ACC_SUPER = 0x20;
    private static final String HANDLES = "java/lang/invoke/MethodHandles";
    private static final String OBJECTS = "[Ljava/lang/Object;";

    final ConstantPool pool = new ConstantPool();
    final VerificationTypes types = new VerificationTypes();
    private final String name;
    private final String superclass;
    private final List<MethodAssembler> methods = new ArrayList<>();
    private final List<Field> fields = new ArrayList<>();
    private final List<Object> constants = new ArrayList<>();
    /** The fields of the constants, in their order. */
    private final List<Field> constantFields = new ArrayList<>();
    /** By object and descriptor. */
    private final Map<Object, Map<String, Field>> fieldsOfConstants = new IdentityHashMap<>();

    private record Field(int access, String name, String descriptor) {}

    /** Names are internal ones: {@code java/lang/Object}. The class is public, final and implements no interface. */
    public ClassAssembler(String name, String superclass) {
        this.name = name;
        this.superclass = superclass;
    }

    public String name() {
        return name;
    }

    /** Adds a method. Its code must be complete when {@link #toBytes} is called. The access flags are those of {@link Modifier}. */
    public MethodAssembler method(int access, String name, String descriptor) {
        var start = new FrameState();
        int slot = 0;
        if (!Modifier.isStatic(access)) {
            start.setLocal(
                    slot++, name.equals("<init>") ? VerificationTypes.UNINITIALIZED_THIS : types.ofClass(this.name));
        }
        for (int type : types.signature(descriptor).arguments()) {
            start.setLocal(slot, type);
            slot += VerificationTypes.isWide(type) ? 2 : 1;
        }
        var method = new MethodAssembler(this, access, name, descriptor, start);
        methods.add(method);
        return method;
    }

    /** Adds a constructor without parameters that calls the superclass's. */
    public void defaultConstructor() {
        var constructor = method(Modifier.PUBLIC, "<init>", "()V");
        constructor.aload(0);
        constructor.invokespecial(superclass, "<init>", "()V");
        constructor.return_();
    }

    /** Adds a field without an initial value. */
    public void field(int access, String name, String descriptor) {
        fields.add(new Field(access, name, descriptor));
    }

    /**
     * The name of a static final field that will hold the object, one field for each object and type. Its value comes from {@link #classData}.
     *
     * @param descriptor of a class or array type of which the object is an instance
     */
    public String classDataConstant(Object value, String descriptor) {
        Map<String, Field> known = fieldsOfConstants.computeIfAbsent(value, each -> new HashMap<>());
        Field field = known.get(descriptor);
        if (field == null) {
            field = new Field(
                    Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL, "constant" + constants.size(), descriptor);
            known.put(descriptor, field);
            constantFields.add(field);
            constants.add(value);
            fields.add(field);
        }
        return field.name;
    }

    /** The class data with which the class must be defined; null if no method needs any. */
    public Object[] classData() {
        return constants.isEmpty() ? null : constants.toArray();
    }

    /** The class file. Nothing can be added afterwards. */
    public byte[] toBytes() {
        if (!constants.isEmpty()) {
            readClassData();
        }
        int thisIndex = pool.class_(name);
        int superIndex = pool.class_(superclass);
        var body = new ByteBuilder(4096);
        body.u2(fields.size());
        for (var field : fields) {
            body.u2(field.access);
            body.u2(pool.utf8(field.name));
            body.u2(pool.utf8(field.descriptor));
            body.u2(0);
        }
        body.u2(methods.size());
        for (var method : methods) {
            body.u2(method.access);
            body.u2(pool.utf8(method.name));
            body.u2(pool.utf8(method.descriptor));
            body.u2(1);
            body.u2(pool.utf8("Code"));
            method.writeTo(body);
        }
        body.u2(0);
        var out = new ByteBuilder(8192);
        out.u4(0xcafebabe);
        out.u4(VERSION);
        pool.writeTo(out);
        out.u2(Modifier.PUBLIC | Modifier.FINAL | ACC_SUPER);
        out.u2(thisIndex);
        out.u2(superIndex);
        out.u2(0);
        out.append(body);
        return out.toArray();
    }

    /** Emits the class initialiser, which stores each element of the class data in its field. */
    private void readClassData() {
        var code = method(Modifier.STATIC, "<clinit>", "()V");
        code.invokestatic(HANDLES, "lookup", "()Ljava/lang/invoke/MethodHandles$Lookup;");
        code.ldc("_");
        code.ldcClass(OBJECTS);
        code.invokestatic(
                HANDLES,
                "classData",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;");
        code.checkcast(OBJECTS);
        code.astore(0);
        for (int i = 0; i < constants.size(); i++) {
            Field field = constantFields.get(i);
            code.aload(0);
            code.ldc(i);
            code.aaload();
            if (!field.descriptor.equals("Ljava/lang/Object;")) {
                code.checkcast(classOf(field.descriptor));
            }
            code.putstatic(name, field.name, field.descriptor);
        }
        code.return_();
    }

    private static String classOf(String descriptor) {
        return descriptor.startsWith("[") ? descriptor : descriptor.substring(1, descriptor.length() - 1);
    }
}
