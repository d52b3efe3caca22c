package dev.gyre.page.forms;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.page.ScriptedPage;
import org.junit.jupiter.api.Test;

class ControlsTest {
    private final ScriptedPage page = new ScriptedPage("""
            <!doctype html><form id=f action=/go><input id=t name=t value=first><input type=checkbox id=c name=c>
            <input type=radio name=r id=r1 value=1 checked><input type=radio name=r id=r2 value=2>
            <select id=s name=s><option>a<option value=b selected>B</select><textarea id=a name=a>
            text</textarea><button id=b>go</button></form><label id=l for=c>check</label>
            <script>
            var log = [];
            for (const type of ['submit', 'reset', 'input', 'change', 'click', 'invalid'])
              document.addEventListener(type, event => { log.push(type + ' ' + event.target.id); if (type == 'submit') event.preventDefault(); }, true);
            </script>
            """);

    @Test
    void valuesAreSanitisedByType() {
        assertEquals("2024-02-29", page.run("t.type = 'date'; t.value = '2024-02-29'; t.value"));
        assertEquals("", page.run("t.value = '2023-02-29'; t.value"));
        assertEquals("1709164800000", page.run("t.value = '2024-02-29'; t.valueAsNumber"));
        assertEquals("2024-02-27", page.run("t.stepDown(2); t.value"));
        assertEquals("50", page.run("t.type = 'range'; t.value = 'x'; t.value"));
        assertEquals("#00ff00", page.run("t.type = 'color'; t.value = '#00FF00'; t.value"));
    }

    @Test
    void aClickChecksAndTheLabelClicksItsControl() {
        assertEquals(
                "true,click l,click c,input c,change c", page.run("log = []; l.click(); [c.checked, ...log].join()"));
        assertEquals("false,true", page.run("r2.click(); [r1.checked, r2.checked].join()"));
        assertEquals(
                "false",
                page.run(
                        "c.checked = false; c.addEventListener('click', e => e.preventDefault()); c.click(); c.checked"));
    }

    @Test
    void submissionAsksForValidityFirst() {
        assertEquals("click b,submit f", page.run("log = []; b.click(); log.join()"));
        assertEquals("invalid t", page.run("t.required = true; t.value = ''; log = []; f.requestSubmit(); log.join()"));
        assertEquals(
                "true,false,true",
                page.run("[t.validity.valueMissing, f.checkValidity(), f.matches(':invalid')].join()"));
        assertEquals("own", page.run("t.setCustomValidity('own'); t.validationMessage"));
    }

    @Test
    void resettingRestoresDefaults() {
        assertEquals(
                "first,1,text",
                page.run(
                        "t.value = 'x'; s.selectedIndex = 0; a.value = 'y'; f.reset(); [t.value, s.selectedIndex, a.value].join()"));
    }

    @Test
    void formsHaveTheirControlsByNameAndIndex() {
        assertEquals(
                "true,true,2,1", page.run("[f.t === t, f[0] === t, f.elements.r.length, f.elements.r.value].join()"));
        assertEquals("b,2", page.run("s.add(new Option('c', 'd')); [s.value, s.options.length - 1].join()"));
    }
}
