// process.allowedNodeEnvironmentFlags: the options that Node accepts in NODE_OPTIONS; programs read it to recognise Node's own options.

const names = `
--test-coverage-functions --heapsnapshot-signal --addons --no-addons --node-memory-debug --experimental-specifier-resolution --report-exclude-env
--no-report-exclude-env --global-search-paths --no-global-search-paths --experimental-global-customevent --test-coverage-exclude
--experimental-stream-iter --no-experimental-stream-iter --require-module --no-require-module --trace-env --no-trace-env --test-rerun-failures
--experimental-detect-module --no-experimental-detect-module --allow-addons --no-allow-addons --experimental-package-map --allow-fs-read
--experimental-abortcontroller --force-context-aware --no-force-context-aware --max-semi-space-size --perf-prof-unwinding-info --http-parser
--experimental-fetch --experimental-quic --disable-sigusr1 --no-disable-sigusr1 --allow-wasi --no-allow-wasi --experimental-loader --trace-tls
--no-trace-tls --permission --no-permission --expose-gc --diagnostic-dir --force-async-hooks-checks --no-force-async-hooks-checks --strip-types
--no-strip-types --experimental-sqlite --no-experimental-sqlite --allow-inspector --no-allow-inspector --trace-promises --no-trace-promises
--experimental-import-meta-resolve --no-experimental-import-meta-resolve --trace-require-module --experimental-import-text
--no-experimental-import-text --preserve-symlinks-main --no-preserve-symlinks-main --allow-fs-write --allow-child-process --no-allow-child-process
--inspect-publish-uid --inspect-brk --no-inspect-brk --inspect-port --experimental-top-level-await --report-on-signal --no-report-on-signal
--cpu-prof-dir --experimental-json-modules --enable-etw-stack-walking --max-old-space-size --perf-basic-prof --inspect-wait --no-inspect-wait
--experimental-transform-types --no-experimental-transform-types --perf-prof --track-heap-objects --no-track-heap-objects --max-heap-size --jitless
--input-type --enable-source-maps --no-enable-source-maps --max-old-space-size-percentage --extra-info-on-fatal-exception
--no-extra-info-on-fatal-exception --stack-trace-limit --test-only --no-test-only --dns-result-order --network-family-autoselection
--no-network-family-autoselection --report-signal --allow-worker --no-allow-worker --abort-on-uncaught-exception --deprecation --no-deprecation
--tls-min-v1.0 --no-tls-min-v1.0 --interpreted-frames-native-stack --experimental-require-module --no-experimental-require-module --inspect
--no-inspect --test-coverage-lines --trace-env-native-stack --no-trace-env-native-stack --report-exclude-network --no-report-exclude-network
--throw-deprecation --no-throw-deprecation --trace-deprecation --no-trace-deprecation --heap-prof-dir --test-randomize --no-test-randomize
--test-isolation --entry-url --no-entry-url --openssl-shared-config --no-openssl-shared-config --conditions --heap-prof-interval --cpu-prof-interval
--disable-proto --test-coverage-include --localstorage-file --trace-sigint --no-trace-sigint --import --cpu-prof --no-cpu-prof --zero-fill-buffers
--no-zero-fill-buffers --experimental-webstorage --no-experimental-webstorage --openssl-legacy-provider --no-openssl-legacy-provider --v8-pool-size
--force-fips --no-force-fips --experimental-shadow-realm --no-experimental-shadow-realm --async-context-frame --no-async-context-frame
--experimental-global-webcrypto --test-reporter-destination --trace-env-js-stack --no-trace-env-js-stack --trace-event-file-pattern --secure-heap-min
--trace-event-categories --trace-sync-io --no-trace-sync-io --report-compact --no-report-compact --debug-arraybuffer-allocations
--no-debug-arraybuffer-allocations --test-coverage-branches --trace-warnings --no-trace-warnings --watch-kill-signal --experimental-repl-await
--no-experimental-repl-await --tls-min-v1.3 --no-tls-min-v1.3 --experimental-websocket --no-experimental-websocket --enable-fips --no-enable-fips
--test-global-setup --report-on-fatalerror --no-report-on-fatalerror --trace-uncaught --no-trace-uncaught --openssl-config --report-filename
--tls-cipher-list --watch-path --experimental-wasm-modules --use-openssl-ca --no-use-openssl-ca --experimental-addon-modules
--no-experimental-addon-modules --experimental-worker --use-bundled-ca --no-use-bundled-ca --test-shard --tls-min-v1.1 --no-tls-min-v1.1
--experimental-global-navigator --no-experimental-global-navigator --test-name-pattern --use-largepages --test-random-seed --redirect-warnings
--max-http-header-size --allow-openssl-store --no-allow-openssl-store --heap-prof --no-heap-prof --trace-exit --no-trace-exit --node-snapshot
--no-node-snapshot --icu-data-dir --preserve-symlinks --no-preserve-symlinks --tls-max-v1.3 --no-tls-max-v1.3 --test-reporter --secure-heap
--experimental-eventsource --no-experimental-eventsource --use-env-proxy --no-use-env-proxy --test-skip-pattern --experimental-report
--experimental-modules --permission-audit --no-permission-audit --experimental-vm-modules --no-experimental-vm-modules --report-dir
--network-family-autoselection-attempt-timeout --heap-prof-name --frozen-intrinsics --no-frozen-intrinsics --disable-wasm-trap-handler
--no-disable-wasm-trap-handler --snapshot-blob --unhandled-rejections --verify-base-objects --no-verify-base-objects --watch --no-watch
--experimental-wasi-unstable-preview1 --force-node-api-uncaught-exceptions-policy --no-force-node-api-uncaught-exceptions-policy
--watch-preserve-output --no-watch-preserve-output --insecure-http-parser --no-insecure-http-parser --require --napi-modules --tls-max-v1.2
--no-tls-max-v1.2 --disable-warning --heapsnapshot-near-heap-limit --title --disallow-code-generation-from-strings --perf-basic-prof-only-functions
--warnings --no-warnings --use-system-ca --no-use-system-ca --experimental-print-required-tla --no-experimental-print-required-tla --tls-keylog
--tls-min-v1.2 --no-tls-min-v1.2 --pending-deprecation --no-pending-deprecation --report-uncaught-exception --no-report-uncaught-exception
--cpu-prof-name --prof-process -C --experimental-strip-types --loader --debug-port --trace-events-enabled --es-module-specifier-resolution
--report-directory -r --experimental-test-isolation --enable-network-family-autoselection
`
  .trim()
  .split(/\s+/);

class NodeEnvironmentFlagsSet extends Set {
  add() {
    return this;
  }
  delete() {
    return false;
  }
  clear() {}

  // A name may have a value, underscores instead of dashes, and no leading dashes.
  has(name) {
    if (typeof name !== 'string') return false;
    const key = name.replace(/_/g, '-');
    return key[0] === '-' ? super.has(key.replace(/=.*$/, '')) : names.some((each) => each.replace(/^--?/, '') === key);
  }
}

function environmentFlags() {
  const set = new NodeEnvironmentFlagsSet();
  for (const name of names) Set.prototype.add.call(set, name);
  return Object.freeze(set);
}

module.exports = { environmentFlags };
