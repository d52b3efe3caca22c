package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.text.BreakIterator;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** An iterator over the segments of a text. */
// CreateSegmentIterator ( segmenter, string ), https://tc39.es/ecma402/#sec-createsegmentiterator
final class SegmentIterator extends JsObject {
    private final SegmenterObject segmenter;
    private final String text;
    private final BreakIterator boundaries;

    SegmentIterator(Realm realm, SegmenterObject segmenter, String text) {
        super(realm.intrinsic(Intrinsic.INTL_SEGMENT_ITERATOR_PROTOTYPE));
        this.segmenter = segmenter;
        this.text = text;
        this.boundaries = segmenter.boundaries(text);
        boundaries.first();
    }

    /** The description of the next segment, or Java null at the end. */
    JsObject step(Realm realm) {
        int start = boundaries.current(), end = boundaries.next();
        return end == BreakIterator.DONE ? null : SegmentsObject.data(realm, segmenter, text, boundaries, start, end);
    }
}
