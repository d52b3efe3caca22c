// AES-128 in plain JavaScript (FIPS 197), as a job that computes.

const sbox = new Uint8Array(256);

function makeSbox() {
  let p = 1;
  let q = 1;
  do {
    p ^= (p << 1) ^ (p & 0x80 ? 0x11b : 0);
    p &= 0xff;
    q ^= q << 1;
    q ^= q << 2;
    q ^= q << 4;
    q &= 0xff;
    if (q & 0x80) q ^= 0x09;
    const x = q ^ (q << 1) ^ (q << 2) ^ (q << 3) ^ (q << 4);
    sbox[p] = ((x ^ (x >> 8)) & 0xff) ^ 0x63;
  } while (p !== 1);
  sbox[0] = 0x63;
}
makeSbox();

const xtime = (a) => ((a << 1) ^ (a & 0x80 ? 0x1b : 0)) & 0xff;

function expand(key) {
  const words = new Uint8Array(176);
  words.set(key);
  let rcon = 1;
  for (let i = 16; i < 176; i += 4) {
    let [a, b, c, d] = words.subarray(i - 4, i);
    if (i % 16 === 0) {
      [a, b, c, d] = [sbox[b] ^ rcon, sbox[c], sbox[d], sbox[a]];
      rcon = xtime(rcon);
    }
    words[i] = words[i - 16] ^ a;
    words[i + 1] = words[i - 15] ^ b;
    words[i + 2] = words[i - 14] ^ c;
    words[i + 3] = words[i - 13] ^ d;
  }
  return words;
}

function addRoundKey(state, keys, round) {
  for (let i = 0; i < 16; i++) state[i] ^= keys[round * 16 + i];
}

function subBytesAndShiftRows(state, shifted) {
  for (let c = 0; c < 4; c++) for (let r = 0; r < 4; r++) shifted[c * 4 + r] = sbox[state[((c + r) % 4) * 4 + r]];
  state.set(shifted);
}

function mixColumns(state) {
  for (let c = 0; c < 16; c += 4) {
    const [a, b, d, e] = [state[c], state[c + 1], state[c + 2], state[c + 3]];
    const all = a ^ b ^ d ^ e;
    state[c] ^= all ^ xtime(a ^ b);
    state[c + 1] ^= all ^ xtime(b ^ d);
    state[c + 2] ^= all ^ xtime(d ^ e);
    state[c + 3] ^= all ^ xtime(e ^ a);
  }
}

// The scratch array belongs to the caller: jobs that preempt each other must not share one.
function encryptBlock(state, keys, shifted = new Uint8Array(16)) {
  addRoundKey(state, keys, 0);
  for (let round = 1; round < 10; round++) {
    subBytesAndShiftRows(state, shifted);
    mixColumns(state);
    addRoundKey(state, keys, round);
  }
  subBytesAndShiftRows(state, shifted);
  addRoundKey(state, keys, 10);
}

// Encrypts so many blocks, each the counter before it; returns their number.
function encrypt(count, key = new Uint8Array(16)) {
  const keys = expand(key);
  const state = new Uint8Array(16);
  const scratch = new Uint8Array(16);
  for (let i = 0; i < count; i++) encryptBlock(state, keys, scratch);
  return count;
}

module.exports = { encrypt, encryptBlock, expand };
