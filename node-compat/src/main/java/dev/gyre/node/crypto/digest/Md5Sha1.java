package dev.gyre.node.crypto.digest;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** MD5 and SHA-1 concatenated, as old versions of TLS sign them. */
final class Md5Sha1 extends MessageDigest implements Cloneable {
    private static final int MD5 = 16, BOTH = 36;
    private MessageDigest first;
    private MessageDigest second;

    Md5Sha1() throws NoSuchAlgorithmException {
        super("MD5-SHA1");
        first = MessageDigest.getInstance("MD5");
        second = MessageDigest.getInstance("SHA-1");
    }

    @Override
    protected int engineGetDigestLength() {
        return BOTH;
    }

    @Override
    protected void engineUpdate(byte input) {
        first.update(input);
        second.update(input);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int length) {
        first.update(input, offset, length);
        second.update(input, offset, length);
    }

    @Override
    protected byte[] engineDigest() {
        byte[] result = Arrays.copyOf(first.digest(), BOTH);
        System.arraycopy(second.digest(), 0, result, MD5, BOTH - MD5);
        return result;
    }

    @Override
    protected void engineReset() {
        first.reset();
        second.reset();
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Md5Sha1 copy = (Md5Sha1) super.clone();
        copy.first = (MessageDigest) first.clone();
        copy.second = (MessageDigest) second.clone();
        return copy;
    }
}
