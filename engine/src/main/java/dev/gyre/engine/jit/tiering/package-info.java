/**
 * Which code is compiled, when, and from what: heat, recorded profiles, compilation units, the exits of their code and the next compilation. Knows
 * the compiler only as a {@link dev.gyre.engine.jit.tiering.UnitCompiler}. Begin reading at {@link dev.gyre.engine.jit.tiering.TierUp}.
 */
package dev.gyre.engine.jit.tiering;
