// Node's assert, as it is ported to browsers, looks for `process`.
import process from 'process/browser';

export { process };
