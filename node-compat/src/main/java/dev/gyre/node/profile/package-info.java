/** Profiles of programs: CPU profiles that are taken by sampling, for --cpu-prof and v8.startCpuProfile, and the files that they are written to. */
package dev.gyre.node.profile;
