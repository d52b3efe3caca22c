package dev.gyre.engine.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.JsTest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Objects with more properties than those with computed keys may share a shape for. */
class LargeObjectsTest extends JsTest {
    private static String assignments(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "this.p" + i + " = " + i + ";")
                .collect(Collectors.joining());
    }

    private Shape shapeOf(String expression) {
        return ((JsObject) run(expression)).shape();
    }

    @Test
    void objectsOfALargeClassShareTheirShape() {
        run("function Large() {" + assignments(500) + "}");
        Shape shape = shapeOf("new Large()");
        assertFalse(shape.isUnique());
        assertSame(shape, shapeOf("new Large()"));
        assertSame(shape, shapeOf("new Large()"));
        assertEquals(
                "499,500",
                run("'' + [new Large().p499, Object.keys(new Large()).length]").toString());
    }

    @Test
    void shadowedDataPropertiesAreAppendedToo() {
        run("function Large() {" + assignments(200) + "} Large.prototype.p150 = 'inherited'");
        assertSame(shapeOf("new Large()"), shapeOf("new Large()"));
        assertEquals(150, run("new Large().p150"));
    }

    @Test
    void aVeryLargeObjectHasAShapeOfItsOwn() {
        run("function VeryLarge() {" + assignments(1100) + "}");
        assertTrue(shapeOf("new VeryLarge()").isUnique());
        assertNotSame(shapeOf("new VeryLarge()"), shapeOf("new VeryLarge()"));
        assertEquals(1099, run("new VeryLarge().p1099"));
    }

    @Test
    void aDictionaryHasAShapeOfItsOwn() {
        run(
                "function dictionary() { const object = {}; for (let i = 0; i < 200; i++) object['k' + i] = i; return object }");
        assertTrue(shapeOf("dictionary()").isUnique());
    }

    @Test
    void inheritedSettersAndReadOnlyPropertiesCount() {
        run("var set; function Large() {" + assignments(200) + "}"
                + "Object.defineProperty(Large.prototype, 'p140', { set(value) { set = value } });"
                + "Object.defineProperty(Large.prototype, 'p160', { value: 'kept' });");
        for (int i = 0; i < 3; i++)
            assertEquals(
                    "140,kept,198",
                    run("var o = new Large(); '' + [set, o.p160, Object.keys(o).length]")
                            .toString());
        run("var sealed = Object.preventExtensions(new Large()); sealed.more = 1");
        assertEquals(false, run("'more' in sealed"));
    }
}
