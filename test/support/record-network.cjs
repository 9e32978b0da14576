// Loaded first into each Node process of VS Code's server (NODE_OPTIONS=--require): the server itself, its extension
// hosts, and the language servers they start. Writes to NETWORK_LOG which process it is, and each address that is asked for.
const { appendFileSync } = require('node:fs');
const dgram = require('node:dgram');
const dns = require('node:dns');
const net = require('node:net');
const process = require('node:process');

const log = process.env.NETWORK_LOG;
const program = [process.argv[1], process.env.VSCODE_ESM_ENTRYPOINT].filter(Boolean).join(' ');
const isHere = (host) => /^(localhost|127\.|::1$|::ffff:127\.|0\.0\.0\.0$|::$)/.test(host);

if (log) {
  record({ started: true });
  watch(net.Socket.prototype, 'connect', ([first]) => {
    const options = Array.isArray(first) ? first[0] : first;
    const isPath = options?.path !== undefined || typeof options === 'string';
    return isPath ? undefined : (options?.host ?? 'localhost');
  });
  watch(dgram.Socket.prototype, 'send', (args) => args.findLast((arg) => typeof arg === 'string'));
  watch(dns, 'lookup', ([host]) => host);
  watch(dns, 'resolve', ([host]) => host);
  watch(dns.promises, 'lookup', ([host]) => host);
}

function watch(owner, method, hostIn) {
  const original = owner[method];
  owner[method] = function (...args) {
    const host = hostIn(args);
    if (host && !isHere(host)) record({ host });
    return original.apply(this, args);
  };
}

function record(entry) {
  appendFileSync(log, `${JSON.stringify({ pid: process.pid, program, ...entry })}\n`);
}
