/** Lets the bundler leave out the contexts and components of a library that a page does not use, by saying that to make one does nothing else. */
import type { Plugin } from 'vite';

const libraries = /\/node_modules\/(?:remotion\/dist\/esm\/|react-router\/dist\/\w+\/)[\w-]+\.mjs$/;
const MAKING =
  /^(var \w+ = )(?=(?:\w+\.)?(?:createContext|createRef|forwardRef|memo)\d*\(|(?:Interactive\.)?with\w*Schema\(|Object\.assign\(|new Proxy\()/gm;
/** Names and stacks for tools of developers. */
const FOR_DEVELOPERS = /^(?:addSequenceStackTraces\(\w+\)|\w+\.displayName = "\w+");$/gm;

/** Code in which what nobody uses may be left out. */
export const withPureMaking = (code: string): string =>
  code.replaceAll(MAKING, '$1/* @__PURE__ */ ').replaceAll(FOR_DEVELOPERS, '');

export const pureMaking = (): Plugin => ({
  name: 'pure-making',
  apply: 'build',
  transform: (code, id) => (libraries.test(id) ? { code: withPureMaking(code), map: null } : null),
});
