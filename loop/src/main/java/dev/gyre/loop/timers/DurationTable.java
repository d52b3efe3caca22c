package dev.gyre.loop.timers;

/** The timer lists by duration: an open-addressing table, so that starting a timeout does not box a number. */
final class DurationTable {
    private TimerList[] table = new TimerList[16];
    private int size;

    TimerList get(int duration) {
        return table[find(duration)];
    }

    void put(TimerList list) {
        if (++size * 2 > table.length) {
            grow();
        }
        table[find(list.duration)] = list;
    }

    void remove(int duration) {
        var gap = find(duration);
        if (table[gap] == null) {
            return;
        }
        size--;
        table[gap] = null;
        // Entries after the gap are moved up unless they would leave their probe sequence.
        var mask = table.length - 1;
        for (var index = gap + 1 & mask; table[index] != null; index = index + 1 & mask) {
            var home = home(table[index].duration);
            if ((index - home & mask) >= (index - gap & mask)) {
                table[gap] = table[index];
                table[index] = null;
                gap = index;
            }
        }
    }

    int size() {
        return size;
    }

    private void grow() {
        var old = table;
        table = new TimerList[old.length * 2];
        for (var list : old) {
            if (list != null) {
                table[find(list.duration)] = list;
            }
        }
    }

    private int find(int duration) {
        var mask = table.length - 1;
        var index = home(duration);
        while (table[index] != null && table[index].duration != duration) {
            index = index + 1 & mask;
        }
        return index;
    }

    private int home(int duration) {
        return duration * 0x9E3779B9 >>> 16 & table.length - 1;
    }
}
