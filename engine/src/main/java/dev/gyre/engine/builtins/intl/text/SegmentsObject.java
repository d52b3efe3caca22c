package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.text.BreakIterator;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** A text as the segments of a Segmenter: an object with [[SegmentsSegmenter]]. */
// CreateSegmentsObject ( segmenter, string ), https://tc39.es/ecma402/#sec-createsegmentsobject
final class SegmentsObject extends JsObject {
    private final SegmenterObject segmenter;
    private final String text;
    private BreakIterator boundaries;

    SegmentsObject(Realm realm, SegmenterObject segmenter, String text) {
        super(realm.intrinsic(Intrinsic.INTL_SEGMENTS_PROTOTYPE));
        this.segmenter = segmenter;
        this.text = text;
    }

    SegmenterObject segmenter() {
        return segmenter;
    }

    String text() {
        return text;
    }

    /** The segment with the code unit at an index of the text. */
    JsObject containing(Realm realm, int index) {
        if (boundaries == null) boundaries = segmenter.boundaries(text);
        int start = boundaries.isBoundary(index) ? index : boundaries.preceding(index);
        return data(realm, segmenter, text, boundaries, start, boundaries.following(start));
    }

    // CreateSegmentDataObject ( segmenter, string, startIndex, endIndex ),
    // https://tc39.es/ecma402/#sec-createsegmentdataobject
    /** The description of a segment, at whose end the iterator is. */
    static JsObject data(
            Realm realm, SegmenterObject segmenter, String text, BreakIterator boundaries, int start, int end) {
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("segment", text.substring(start, end));
        result.createDataPropertyOrThrow("index", start);
        result.createDataPropertyOrThrow("input", text);
        if (segmenter.granularity().equals("word"))
            result.createDataPropertyOrThrow("isWordLike", boundaries.getRuleStatus() >= BreakIterator.WORD_NONE_LIMIT);
        return result;
    }
}
