// The stages of the library that are measured one by one.
export { check } from '../../server/core/check.ts';
