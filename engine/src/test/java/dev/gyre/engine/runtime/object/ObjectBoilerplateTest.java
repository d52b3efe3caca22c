package dev.gyre.engine.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ObjectBoilerplateTest {
    private final JsObject prototype = new JsObject((JsObject) null);

    private ObjectBoilerplate template() {
        var example = new JsObject(prototype);
        example.put("a", 1);
        example.put("late", 2);
        example.put("b", "x");
        return new ObjectBoilerplate(example, Map.of("late", new LazyValue() {
            @Override
            protected Object resolve(JsObject holder) {
                return new JsObject(holder.getPrototypeOf());
            }
        }));
    }

    private static JsObject make(ObjectBoilerplate template) {
        return new JsObject(template.shape(), template.newSlots());
    }

    @Test
    void objectsBeginLikeTheExample() {
        var object = make(template());
        assertEquals(List.of("a", "late", "b"), object.ownPropertyKeys());
        assertSame(prototype, object.getPrototypeOf());
        assertEquals(1, object.get("a"));
        assertEquals("x", object.get("b"));
    }

    @Test
    void aLateValueIsMadeOncePerObject() {
        var template = template();
        var one = make(template);
        var other = make(template);
        assertTrue(one.slot(template.slotOf("late")) instanceof LazyValue);
        assertSame(one.get("late"), one.get("late"));
        assertNotSame(one.get("late"), other.get("late"));
        assertTrue(one.getOwnProperty("late").enumerable());
        assertTrue(other.set("late", 3, other));
        assertEquals(3, other.get("late"));
    }

    @Test
    void coversWhatBeginsLikeIt() {
        var template = template();
        var object = make(template);
        object.put("c", 1);
        object.setPrototypeOf(new JsObject((JsObject) null));
        assertTrue(template.covers(object.shape()));
        object.delete("b");
        assertFalse(template.covers(object.shape()));
        assertFalse(template.covers(new JsObject(prototype).shape()));
    }
}
