'use strict';
// What net.connect asks of a lookup, what it makes of its answers, and which options it refuses.
const net = require('net');

function attempt(options) {
  try {
    net.connect(options).on('error', () => {});
    console.log('fine');
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}

attempt({ port: true });
attempt({ port: null });
attempt({ port: 65536 });
attempt({ port: 1, host: ['127.0.0.1'] });
attempt({ port: 1, localAddress: 'x' });
attempt({ port: 1, localPort: 'x' });
attempt({ port: 1, lookup: 'x' });
attempt({ port: 1, host: 'localhost', hints: 99 });
attempt({ port: 1, autoSelectFamily: 1 });
attempt({ port: 1, autoSelectFamilyAttemptTimeout: -1 });

function asked(options, answer) {
  return new Promise((resolve) => {
    const socket = net.connect({
      host: 'example.com',
      port: 1,
      ...options,
      lookup(host, question, callback) {
        console.log(host, JSON.stringify(question));
        callback(...answer);
      },
    });
    socket.on('lookup', (error, ...found) => console.log('lookup', error?.message, ...found));
    socket.on('error', (error) => {
      console.log(error.name, error.code, error.message);
      resolve();
    });
  });
}

(async () => {
  await asked({ family: 4 }, [null, ['127.0.0.1'], 4]);
  await asked({ family: 6 }, [null, ['127.0.0.1'], 6]);
  await asked({ family: 4 }, [null, '127.0.0.1', 100]);
  await asked({ family: 4 }, [new Error('no such host')]);
  await asked({ autoSelectFamily: false }, [null, '127.0.0.1', 4]);
  await asked({}, [new Error('no such host')]);
  await asked({}, [null, [{ address: 'x', family: 4 }]]);
  await asked({}, [null, [{ address: '127.0.0.1', family: 5 }]]);
  await asked({}, [null, [{ address: '127.0.0.1', family: 4 }, { address: 'x', family: 6 }]]);
  net.setDefaultAutoSelectFamily(false);
  console.log(net.getDefaultAutoSelectFamily());
  await asked({}, [null, '127.0.0.1', 4]);
})();
