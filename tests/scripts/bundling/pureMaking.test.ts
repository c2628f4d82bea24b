import { expect, test } from 'vitest';
import { withPureMaking } from '../../../scripts/bundling/pureMaking.plugin';

test('a context and a component that nobody uses may be left out, and so may their names', () => {
  const code = `var Place = React2.createContext(null);
Place.displayName = "Place";
var Link = forwardRef2(function LinkWithRef() {});
var Rows = React.memo(Row);
addSequenceStackTraces(Link);
`;
  expect(withPureMaking(code)).toBe(`var Place = /* @__PURE__ */ React2.createContext(null);

var Link = /* @__PURE__ */ forwardRef2(function LinkWithRef() {});
var Rows = /* @__PURE__ */ React.memo(Row);

`);
});

test('a call that may do anything else stays as it is', () => {
  const code = 'var started = start(React.createContext);\n  var inner = createContext(null);\n';
  expect(withPureMaking(code)).toBe(code);
});
