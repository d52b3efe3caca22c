package dev.gyre.node.options;

/**
 * The rows of the table of options: names and label, marks, description. Marks: e, NODE_OPTIONS may contain it; w, a worker may have its own; +, on by default;
 * m, may be repeated; n, takes the next word although it needs none; i, ignored; r, refused.
 */
final class OptionRows {
    private OptionRows() {}

    static final String COMMAND = """
            # The script
            -e --eval=CODE|w|Run this code instead of a file.
            -p --print -pe[=CODE]|wn|Like --eval, and print the result. Without CODE, the code is read from standard input.
            -c --check|w|Check the syntax of the script without running it.
            --input-type=TYPE|ew|The format of --eval and standard input: module, commonjs, module-typescript or commonjs-typescript.
            -i --interactive|w|Start the REPL even if standard input is not a terminal.
            --entry-url|ew|The script is a URL, or relative to that of the working directory.
            --run[=SCRIPT]|n|Run this script of package.json.
            -v --version||Print the version.
            -h --help||Print this help.
            --completion-bash||Print a script that completes options in bash.
            --man||Print the manual page in the format of man.
            --v8-options||Print the options of V8 that are accepted without an effect.
            # Settings
            --env-file=FILE|wm|Read environment variables from this file.
            --env-file-if-exists=FILE|wm|Read environment variables from this file if it exists.
            --config-file=FILE|w|Read options from this JSON file.
            --experimental-config-file --experimental-default-config-file|w|Read options from node.config.json.
            --title=TEXT|e|The title of the process.
            --icu-data-dir=DIR|ei|The data of locales is built in.
            # Modules
            -r --require=MODULE|ewm|Require this module before the script.
            --import=MODULE|ewm|Import this module before the script.
            -C --conditions=NAME|ewm|A condition for the exports and imports of packages.
            --experimental-loader --loader=MODULE|ewm|Register the module hooks of this module.
            --preserve-symlinks|ew|Do not resolve symbolic links of modules.
            --preserve-symlinks-main|ew|Do not resolve symbolic links of the script.
            --experimental-detect-module|ew+|Do not detect ES modules by their syntax.
            --require-module --experimental-require-module|ew+|Do not allow require() of ES modules.
            --global-search-paths|ew+|Do not look for modules in NODE_PATH and the folders of the user.
            --experimental-wasm-modules|ew|Allow imports of .wasm files; this is the default.
            --experimental-import-meta-resolve|ewi|import.meta.resolve takes its second argument anyway.
            --experimental-import-text|ewr|texts cannot be imported
            --experimental-print-required-tla|ewi|The error of require() names the module that awaits.
            --trace-require-module=MODE|ewi|There is no warning about require() of ES modules.
            --experimental-package-map=FILE|ewr|package maps are not read
            --experimental-vm-modules|ew|node:vm has SourceTextModule and SyntheticModule.
            --addons|ewi+|There are no native addons that could be loaded.
            --experimental-addon-modules|ewi|There are no native addons that could be loaded.
            --force-context-aware|ewi|There are no native addons that could be loaded.
            # TypeScript
            --strip-types --experimental-strip-types|ew+|Do not strip TypeScript types.
            --experimental-transform-types|ew|Transform TypeScript syntax that is not only types, such as enums, and enable source maps.
            --enable-source-maps|ew|Use source maps for stack traces.
            """;

    static final String RUNTIME = """
            # Errors and warnings
            --unhandled-rejections=MODE|ew|What an unhandled rejection causes: throw, strict, warn, none or warn-with-error-code.
            --warnings|ew+|Print no warnings.
            --disable-warning=TYPE|ewm|Print no warnings of this type or code.
            --redirect-warnings=FILE|ew|Append warnings to this file instead of printing them.
            --trace-warnings|ew|Print warnings with stack traces.
            --deprecation|ew+|Print no deprecation warnings.
            --pending-deprecation|ew|Print also warnings of deprecations that are only planned.
            --trace-deprecation|ew|Print deprecation warnings with their stack.
            --throw-deprecation|ew|Throw deprecation warnings.
            --trace-uncaught|ew|Show where an uncaught exception was thrown.
            --trace-exit|ew|Print the stack of process.exit().
            --trace-sigint|ei|SIGINT ends the program without a stack.
            --trace-sync-io|ewi|Synchronous I/O is not reported.
            --trace-promises|ei|Promises are not traced.
            --trace-env|ewi|Accesses to environment variables are not traced.
            --trace-env-js-stack|ewi|Accesses to environment variables are not traced.
            --trace-env-native-stack|ewi|Accesses to environment variables are not traced.
            --abort-on-uncaught-exception|e|Abort the process at an uncaught exception, so that it can leave a core file.
            --extra-info-on-fatal-exception|ewi+|The version is printed after a fatal exception.
            --force-node-api-uncaught-exceptions-policy|ewi|There is no Node-API.
            # Network
            --max-http-header-size=BYTES|ew|The largest size of HTTP headers (16384).
            --insecure-http-parser|ew|Accept invalid HTTP headers.
            --dns-result-order=ORDER|ew|The order of addresses: verbatim, ipv4first or ipv6first.
            --network-family-autoselection --enable-network-family-autoselection|ew+|Connect to the first address only.
            --network-family-autoselection-attempt-timeout=MS|ew|The time for a try to connect to one of several addresses.
            --tls-min-v1.0|ew|Allow TLS 1.0 and later.
            --tls-min-v1.1|ew|Allow TLS 1.1 and later.
            --tls-min-v1.2|ew|Allow TLS 1.2 and later.
            --tls-min-v1.3|ew|Allow TLS 1.3 only.
            --tls-max-v1.2|ew|Allow TLS up to 1.2.
            --tls-max-v1.3|ew|Allow TLS up to 1.3.
            --tls-cipher-list=LIST|e|The default list of ciphers of TLS.
            --tls-keylog=FILE|ewr|keys of TLS connections are not logged to a file by the command; listen to 'keylog'
            --trace-tls|ewi|TLS packets are not traced.
            --use-bundled-ca|e|Trust the bundled certificates; this is the default.
            --use-openssl-ca|e|Trust the certificates of SSL_CERT_FILE and SSL_CERT_DIR instead of the bundled ones.
            --use-system-ca|ew|Trust also the certificates of the system.
            --use-env-proxy|ew|Use the proxies that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name.
            --openssl-config=FILE|ei|There is no OpenSSL.
            --openssl-legacy-provider|ei|There is no OpenSSL.
            --openssl-shared-config|ei|There is no OpenSSL.
            --secure-heap=BYTES|ei|There is no OpenSSL.
            --secure-heap-min=BYTES|ei|There is no OpenSSL.
            --enable-fips|er|cryptography is not certified
            --force-fips[=MODE]|er|cryptography is not certified
            --enable-fips-indicator-events|ei|Cryptography is not certified.
            # The language
            --disable-proto=MODE|e|Delete Object.prototype.__proto__, or let it throw: delete or throw.
            --disallow-code-generation-from-strings|e|eval and new Function throw.
            --frozen-intrinsics|ewr|intrinsic objects cannot be frozen
            --expose-gc|e|Expose the function gc().
            --stack-trace-limit=N|e|The number of frames in stack traces (10).
            --async-context-frame|ewi+|AsyncLocalStorage has one implementation.
            --force-async-hooks-checks|ewi+|Ids of async resources are always checked.
            --zero-fill-buffers|ei|Memory is always filled with zeros.
            --experimental-eventsource|ewr|there is no EventSource
            --experimental-websocket|ew+|Do not expose WebSocket.
            --experimental-ffi|ew+|Do not provide node:ffi.
            --experimental-global-navigator|ew+|Do not expose navigator.
            --experimental-webstorage --webstorage|ew+|Do not expose localStorage and sessionStorage.
            --localstorage-file=FILE|ew|The file of localStorage.
            --experimental-sqlite|ewi+|node:sqlite is always provided.
            --experimental-web-worker|ewr|there is no global Worker
            --experimental-stream-iter|ewr|node:stream/iter does not exist
            --experimental-vfs|ewr|node:vfs does not exist
            --vfs-load=PATH|wr|node:vfs does not exist
            # The event loop
            --loops=N||Run N loops of the program in one process, which share the ports of their servers; SIGHUP replaces them.
            --drain-timeout=MS|ew|If the program has not ended after MS milliseconds, list what keeps it alive and exit with 124.
            --process-timeout=TIME||The same as --drain-timeout, with a unit: 500ms, 30s, 5m.
            --auto-close[=TURNS]|ew|Run at most TURNS turns of the loop without waiting (100), then close the timers.
            --virtual-time[=START]|ew|Advance the clock to the next timer whenever only timers are pending; it begins at START (2000-01-01).
            --record-ring=RECORDS,BYTES|ew|Buffer up to RECORDS small I/O results of up to BYTES bytes in all (100,12800).
            --schedule-seed=N|ew|Permute the order of independent events, reproducibly for the same N.
            --stall-threshold=MS|ew|Report callbacks that run longer than MS milliseconds, with the current line.
            # Permissions
            --permission|ew|Let the program do only what the options --allow-... permit.
            --permission-audit|ew|Report what would not be permitted on diagnostics channels instead of denying it.
            --allow-addons|ew|Permit native addons, of which none can be loaded.
            --allow-child-process|ew|Permit child processes.
            --allow-ffi|ew|Permit node:ffi.
            --allow-fs-read=PATH|ewm|Permit reading this file or folder, or all files (*).
            --allow-fs-vfs|ew|Permit node:vfs, which does not exist.
            --allow-fs-write=PATH|ewm|Permit writing this file or folder, or all files (*).
            --allow-inspector|ew|Permit the inspector.
            --allow-net|ew|Permit connections, servers and look-ups of names.
            --allow-openssl-store|ew|Permit loaders of OpenSSL, of which there are none.
            --allow-wasi|ew|Permit node:wasi.
            --allow-worker|ew|Permit workers, which are not restricted themselves.
            """;

    static final String TOOLS = """
            # Tests
            --test|w|Run tests: the files of the patterns, or those that are tests by their names.
            --test-concurrency=N|w|The number of test files that run at once.
            --test-force-exit|w|End the process when all tests have, whatever keeps it alive.
            --test-global-setup=FILE|ew|A module whose globalSetup and globalTeardown run before and after all tests.
            --test-isolation --experimental-test-isolation=MODE|ew|Where test files run: process (each in its own), none (all in this one) or runtime (each in a runtime of this JVM).
            --test-name-pattern=PATTERN|ewm|Run tests whose name matches.
            --test-only|ew|Run only tests with the option only.
            --test-reporter=NAME|ewm|How tests are reported: spec, tap, dot, junit, lcov or a module.
            --test-reporter-destination=FILE|ewm|Where the reporter writes: stdout, stderr or a file.
            --test-rerun-failures=FILE|ew|Remember in this file which tests have passed, and run only the others the next time.
            --test-shard=INDEX/TOTAL|ew|Run one of TOTAL parts of the files.
            --test-skip-pattern=PATTERN|ewm|Do not run tests whose name matches.
            --test-timeout=MS|w|The time a test may take.
            --test-update-snapshots|w|Write the snapshots of tests anew instead of comparing with them.
            --test-randomize|ewr|tests run in their order
            --test-random-seed=N|ewr|tests run in their order
            --experimental-test-module-mocks|ew|Let tests mock modules by mock.module().
            --experimental-test-tag-filter=EXPRESSION|wmr|tests have no tags
            --experimental-test-coverage|w|Report how much of the program the tests have run.
            --test-coverage-branches=PERCENT|ew|Fail if the tests run a smaller part of the branches.
            --test-coverage-exclude=PATTERN|ewm|Leave these files out of the coverage, instead of the tests.
            --test-coverage-functions=PERCENT|ew|Fail if the tests run a smaller part of the functions.
            --test-coverage-include=PATTERN|ewm|Report the coverage of these files only.
            --test-coverage-include-all|ewi|Only files that were loaded are reported.
            --test-coverage-lines=PERCENT|ew|Fail if the tests run a smaller part of the lines.
            --bench|r|there are no benchmarks
            --experimental-bench|ewr|there are no benchmarks
            --bench-isolation=MODE|ei|There are no benchmarks.
            --bench-name-pattern=PATTERN|eim|There are no benchmarks.
            --bench-reporter=NAME|eim|There are no benchmarks.
            --bench-reporter-destination=FILE|eim|There are no benchmarks.
            --bench-samples=N|ei|There are no benchmarks.
            --bench-warmup=N|ei|There are no benchmarks.
            # Watching
            --watch|ew|Run the program again when a file that it uses changes.
            --watch-path=PATH|ewm|Run the program again when something below this path changes.
            --watch-preserve-output|ew|Do not clear the terminal before the program runs again.
            --watch-kill-signal=SIGNAL|ew|The signal that ends the program before it runs again (SIGTERM).
            # Debugging and profiling
            --inspect[=[HOST:]PORT]|ew|Let debuggers connect to this address (127.0.0.1:9229).
            --inspect-brk[=[HOST:]PORT]|ew|Like --inspect, and wait for a debugger and pause before the script runs.
            --inspect-wait[=[HOST:]PORT]|ew|Like --inspect, and wait for a debugger before the script runs.
            --inspect-port --debug-port=[HOST:]PORT|e|The address for debuggers, which --inspect may change.
            --inspect-publish-uid=PLACES|ei|The address is printed and in the list of targets.
            --disable-sigusr1|e|SIGUSR1 does not start the inspector.
            --experimental-network-inspection|w|The inspector's domain Network has events.
            --experimental-inspector-network-resource|w|Debuggers get the resources of inspector.NetworkResources.
            --experimental-storage-inspection|w|The inspector's domain DOMStorage exists.
            --experimental-worker-inspection|wi|The inspector has no targets of workers.
            --profile=FILE.html|e|Write a page with a flame graph and a timeline of the loop when the program ends.
            --cpu-prof|ew|Write a CPU profile when the program ends.
            --cpu-prof-dir=DIR|e|The folder of the CPU profile.
            --cpu-prof-interval=MICROSECONDS|e|The time between two samples of the CPU profile (1000).
            --cpu-prof-name=FILE|e|The name of the CPU profile; ${pid} stands for the process.
            --heap-prof|ew|Write a profile of allocations when the program ends.
            --heap-prof-dir=DIR|e|The folder of the profile of allocations.
            --heap-prof-interval=BYTES|e|What is allocated between two samples at least (524288).
            --heap-prof-name=FILE|e|The name of the profile of allocations; ${pid} stands for the process.
            --heapsnapshot-near-heap-limit=N|ew|Write a heap snapshot when memory is nearly exhausted, at most N times.
            --heapsnapshot-signal=SIGNAL|ew|Write a heap snapshot at this signal.
            --diagnostic-dir=DIR|e|The folder of profiles, heap snapshots and reports that have no other.
            --prof|r|profiles are not written
            --prof-process|ewr|profiles of V8 cannot be read
            --track-heap-objects|ewi|Allocations are not tracked.
            --node-memory-debug|ei|The runtime has no memory of its own.
            --trace-event-categories=NAMES|e|Write trace events of these categories when the program ends.
            --trace-event-file-pattern=PATTERN|e|The name of the trace; ${rotation} stands for its number and ${pid} for the process.
            --report-compact|e|Write reports in one line.
            --report-directory --report-dir=DIR|e|The folder of reports.
            --report-exclude-env|ew|Leave environment variables out of reports.
            --report-exclude-network|ew|Leave network interfaces out of reports.
            --report-filename=FILE|e|The name of reports; stdout and stderr stand for these streams.
            --report-on-fatalerror|e|Write a report when memory is exhausted.
            --report-on-process-timeout|i|Reports are not written.
            --report-on-signal|ew|Write a report at a signal.
            --report-signal=SIGNAL|ew|The signal of --report-on-signal (SIGUSR2).
            --report-uncaught-exception|ew|Write a report when an uncaught exception ends the process.
            # Packaging
            --build-snapshot|wr|snapshots of the heap cannot be made
            --build-snapshot-config=FILE|wr|snapshots of the heap cannot be made
            --snapshot-blob=FILE|er|snapshots of the heap cannot be loaded
            --node-snapshot|ei+|There is no snapshot of the heap.
            --worker-snapshot|ewi+|There is no snapshot of the heap.
            --build-sea=FILE|r|single executables cannot be made
            --experimental-sea-config=FILE|r|single executables cannot be made
            --experimental-repl-await|ew+|Do not allow await in the REPL.
            """;

    static final String ENGINE = """
            # The just-in-time compiler
            --jit=MODE|ew|When JavaScript is compiled: on (when it is hot), off (never) or eager (before it runs).
            --jitless|e|The same as --jit=off.
            --jit-stress=N|ew|Let guards of compiled code fail at random, reproducibly for the same N.
            --trace-jit|ew|Print each compilation.
            --trace-deopt|ew|Print where and why compiled code returns to the interpreter.
            --print-jit[=FUNCTION]|ew|Print the JVM code of the functions of this name, or of all.
            # Options of V8
            --max-old-space-size=MEGABYTES|ei|The size of the heap is an option of the JVM: GYRE_JAVA_OPTS=-Xmx2g.
            --max-old-space-size-percentage=PERCENT|ewi|The size of the heap is an option of the JVM: GYRE_JAVA_OPTS=-Xmx2g.
            --max-semi-space-size=MEGABYTES|ei|The size of the heap is an option of the JVM: GYRE_JAVA_OPTS=-Xmx2g.
            --min-semi-space-size=MEGABYTES|i|The size of the heap is an option of the JVM: GYRE_JAVA_OPTS=-Xmx2g.
            --initial-old-space-size=MEGABYTES|i|The size of the heap is an option of the JVM: GYRE_JAVA_OPTS=-Xmx2g.
            --max-heap-size=MEGABYTES|ei|The size of the heap is an option of the JVM: GYRE_JAVA_OPTS=-Xmx2g.
            --stack-size=KILOBYTES|i|Nested calls are counted.
            --v8-pool-size=N|ei|The JVM has its own threads.
            --use-largepages=MODE|ei|Large pages are an option of the JVM.
            --disable-wasm-trap-handler|ei|Bounds of WebAssembly memories are always checked.
            --interpreted-frames-native-stack|ei|The JVM has its own profilers.
            --enable-etw-stack-walking|ei|There is no ETW.
            --perf-basic-prof|ei|The JVM has its own profilers.
            --perf-basic-prof-only-functions|ei|The JVM has its own profilers.
            --perf-prof|ei|The JVM has its own profilers.
            --perf-prof-unwinding-info|ei|The JVM has its own profilers.
            --harmony|i|The language is what it is.
            --harmony-import-attributes|i|Import attributes are always read.
            --harmony-shadow-realm --experimental-shadow-realm|ei|ShadowRealm does not exist.
            --js-source-phase-imports|i|Source phase imports are always read.
            --enable-sharedarraybuffer-per-context|i|SharedArrayBuffer always exists.
            --expose-externalize-string|i|Strings cannot be externalized.
            --debug-arraybuffer-allocations|ei|Memory is the JVM's.
            --verify-base-objects|ewi|There is nothing to verify.
            --optimize-for-size|i|The JVM has options for memory.
            --turbo-fan --opt|i+|The compiler is controlled by --jit.
            --single-threaded|i|The JVM has its own threads.
            --use-strict|i|Scripts say it themselves.
            --lazy|i+|Functions are compiled when they are first called.
            --trace-gc|i|The JVM's garbage collector is traced by GYRE_JAVA_OPTS=-Xlog:gc.
            --gc-interval=N|i|The JVM has its own garbage collector.
            --random-seed=N|i|Use --schedule-seed for the order of events.
            --test-udp-no-try-send|i|It concerns tests of libuv.
            --experimental-abortcontroller|ei|It is a default.
            --experimental-fetch|ei|It is a default.
            --experimental-global-customevent|ei|It is a default.
            --experimental-global-webcrypto|ei|It is a default.
            --experimental-json-modules|ei|It is a default.
            --experimental-modules|ei|It is a default.
            --experimental-report|ei|It is a default.
            --experimental-top-level-await|ei|It is a default.
            --experimental-worker|ei|It is a default.
            --experimental-wasi-unstable-preview1|ei|It is a default.
            --experimental-quic|ei|There is no QUIC.
            --experimental-dtls|ei|There is no DTLS.
            --experimental-specifier-resolution --es-module-specifier-resolution=MODE|ei|Specifiers are resolved in one way.
            --http-parser=NAME|ei|There is one parser.
            --napi-modules|ei|There is no Node-API.
            --trace-events-enabled|e|Write trace events of the categories v8, node and node.async_hooks.
            """;
}
