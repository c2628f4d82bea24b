/** Which words of a source file come to stand on a screen, followed through its syntax tree and from file to file. [LG2] */
import path from 'node:path';
import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
interface Module {
  readonly file: string;
  readonly tree: Node;
  /** What a name stands for; where several scopes use it, all of it. */
  readonly values: Map<string, Node[]>;
  readonly imports: Map<string, { readonly from: string; readonly name: string }>;
  /** Names of the parts of each component's props. */
  readonly components: {
    readonly name: string;
    readonly props: Map<string, string>;
    readonly whole: string;
    readonly body: Node;
  }[];
}
/** By its file, below the folder that all of them stand in. */
export type Sources = Readonly<Record<string, string>>;

/** What the platform reads out or shows beside a pointer. */
const SPOKEN =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|alt|title|placeholder|label)$/;
/** What the platform shows without an element, and which of its arguments. */
const SHOWN_BY_CALL: Readonly<Record<string, number>> = {
  alert: 0,
  confirm: 0,
  prompt: 0,
  File: 1,
  Notification: 0,
};
/** `link.download = `, `document.title = ` */
const SHOWN_BY_SETTING = /^(download|title)$/;
/** Methods that make other things of what they are called on; what they make is shown. */
const MAKES_OTHERS = /^(map|flatMap|find|reduce)$/;
/** A key of a table begins small and has no spaces. */
const isWritten = (text: string) => /\s|^\p{Lu}/u.test(text);
/** An address is not read. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text) && !/^(data|blob|https?):\S*$/.test(text);
const textOf = (quasi: Node | undefined) => (quasi?.value as { cooked: string } | undefined)?.cooked ?? '';
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (const key in node) {
    const value = node[key];
    // Types say nothing.
    if (typeof value !== 'object' || value === null || key === 'typeAnnotation') continue;
    found.push(...nodesIn(value));
  }
  return found;
}
const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
}

const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression', 'ChainExpression', 'AwaitExpression']); // prettier-ignore
const unwrapped = (node: Node): Node =>
  WRAPPERS.has(node.type) ? unwrapped((node.expression as Node) ?? (node.argument as Node)) : node;
const isFunction = ({ type }: Node) =>
  /^(Arrow)?Function(Expression|Declaration)?$|^ArrowFunctionExpression$/.test(type);

function returnsOf({ body }: Node): Node[] {
  if (!isNode(body)) return [];
  if (body.type !== 'BlockStatement') return [body];
  const found: Node[] = [];
  const look = (node: Node): void => {
    if (node.type === 'ReturnStatement' && isNode(node.argument)) found.push(node.argument);
    if (!isFunction(node)) childrenOf(node).forEach(look);
  };
  childrenOf(body).forEach(look);
  return found;
}

function readModule(file: string, source: string): Module {
  const tree = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  const module: Module = { file, tree, values: new Map(), imports: new Map(), components: [] };
  const add = (name: string, value: unknown) => {
    if (name && isNode(value)) module.values.set(name, [...(module.values.get(name) ?? []), value]);
    if (/^\p{Lu}/u.test(name) && isNode(value) && isFunction(value)) addComponent(module, name, value);
  };
  visit(tree, (node) => {
    if (node.type === 'VariableDeclarator' && (node.id as Node).type === 'Identifier')
      add(nameOf(node.id), node.init);
    if (node.type === 'VariableDeclarator' && (node.id as Node).type === 'ObjectPattern' && isNode(node.init))
      for (const { key, value } of nodesIn((node.id as Node).properties))
        if (isNode(value))
          add(nameOf(value), {
            type: 'MemberExpression',
            object: node.init,
            property: key as Node,
            computed: false,
          });
    if (node.type === 'FunctionDeclaration') add(nameOf(node.id), node);
    if (node.type === 'ImportDeclaration' && nameOf(node.source).startsWith('.'))
      for (const { local, imported } of nodesIn(node.specifiers))
        module.imports.set(nameOf(local), {
          from: path.posix.join(path.posix.dirname(file), nameOf(node.source)),
          name: imported ? nameOf(imported) : 'default',
        });
    if (node.type === 'ExportDefaultDeclaration') add('default', node.declaration);
  });
  return module;
}

function addComponent(module: Module, name: string, { params, body }: Node): void {
  const [first] = nodesIn(params);
  if (!first || !isNode(body)) return;
  const props = new Map(
    nodesIn(first.properties).flatMap(({ key, value }) => {
      const bound = isNode(value) && value.type === 'AssignmentPattern' ? value.left : value;
      return key && isNode(bound) ? [[nameOf(bound), nameOf(key)] as const] : [];
    }),
  );
  module.components.push({ name, props, whole: first.type === 'Identifier' ? nameOf(first) : '', body });
}

/** Each text with the file that it stands in; texts of files that match `catalogues` are where they belong. */
export function visibleTexts(sources: Sources, catalogues: RegExp): string[] {
  const modules = new Map(
    Object.entries(sources)
      .filter(([file]) => !catalogues.test(file))
      .map(([file, source]) => [file, readModule(file, source)]),
  );
  const found = new Set<string>();
  /** `Button.label`: what is handed over there is shown. */
  const shownProps = new Set<string>();

  const moduleAt = (from: string) => ['.ts', '.tsx', ''].map((end) => modules.get(from + end)).find(Boolean);
  const isOfCatalogue = (node: Node, module: Module): boolean =>
    node.type === 'MemberExpression' ? isOfCatalogue(unwrapped(node.object as Node), module)
    : node.type === 'CallExpression' ? isOfCatalogue(unwrapped(node.callee as Node), module)
    : node.type === 'Identifier' &&
      (catalogues.test(module.imports.get(nameOf(node))?.from ?? '') ||
        (module.values.get(nameOf(node)) ?? []).some((value) => value !== node && value.type !== 'Identifier' && isOfCatalogue(unwrapped(value), module))); // prettier-ignore

  type Seen = readonly Node[];
  /** What an expression may turn out to be. */
  function valuesOf(expression: Node, module: Module, seen: Seen): [Node, Module][] {
    const node = unwrapped(expression);
    if (seen.includes(node) || seen.length > 24) return [];
    const within = [...seen, node];
    if (node.type === 'Identifier') {
      const name = nameOf(node);
      const brought = module.imports.get(name);
      if (brought) {
        const other = catalogues.test(brought.from) ? undefined : moduleAt(brought.from);
        return (other?.values.get(brought.name) ?? []).flatMap((value) =>
          valuesOf(value, other as Module, within),
        );
      }
      return (module.values.get(name) ?? []).flatMap((value) => valuesOf(value, module, within));
    }
    if (node.type === 'MemberExpression') {
      const key = node.computed ? null : nameOf(node.property);
      return valuesOf(node.object as Node, module, within).flatMap(([object, at]) =>
        object.type === 'ObjectExpression'
          ? nodesIn(object.properties)
              .filter(
                (property) => property.type === 'Property' && (key === null || nameOf(property.key) === key),
              )
              .flatMap(({ value }) => valuesOf(value as Node, at, within))
          : [],
      );
    }
    if (node.type === 'CallExpression')
      return valuesOf(node.callee as Node, module, within)
        .filter(([callee]) => isFunction(callee))
        .flatMap(([callee, at]) => returnsOf(callee).flatMap((value) => valuesOf(value, at, within)));
    return [[node, module]];
  }

  function show(expression: Node, module: Module, seen: Seen = []): void {
    for (const [node, at] of valuesOf(expression, module, seen)) showValue(node, at, [...seen, node]);
    const call = unwrapped(expression);
    if (call.type !== 'CallExpression') return;
    // Said by the catalogue around it, or joined, trimmed and put in order.
    const callee = unwrapped(call.callee as Node);
    if (isOfCatalogue(callee, module))
      for (const given of nodesIn(call.arguments)) show(given, module, [...seen, call]);
    else if (callee.type === 'MemberExpression') {
      if (!MAKES_OTHERS.test(nameOf(callee.property))) show(callee.object as Node, module, [...seen, call]);
      for (const given of nodesIn(call.arguments))
        if (isFunction(given)) for (const value of returnsOf(given)) show(value, module, [...seen, call]);
    }
  }
  function showValue(node: Node, module: Module, seen: Seen): void {
    const say = (text: string) => (hasWords(text) ? found.add(`${module.file}: ${text.trim()}`) : found);
    const inner = (...parts: unknown[]) =>
      parts.flatMap(nodesIn).forEach((part) => (seen.length < 24 ? show(part, module, seen) : undefined));
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') say(node.value);
        break;
      case 'TemplateLiteral':
        say(nodesIn(node.quasis).map(textOf).join('…')); // prettier-ignore
        // What follows a full stop closely is the ending of a file's name.
        inner(nodesIn(node.expressions).filter((_, at) => !textOf(nodesIn(node.quasis)[at]).endsWith('.')));
        break;
      case 'ConditionalExpression':
        inner(node.consequent, node.alternate);
        break;
      case 'LogicalExpression':
        inner(...(node.operator === '&&' ? [] : [node.left]), node.right);
        break;
      case 'BinaryExpression':
        if (node.operator === '+') inner(node.left, node.right);
        break;
      case 'ArrayExpression':
        inner(node.elements);
        break;
      case 'SequenceExpression':
        inner(nodesIn(node.expressions).at(-1));
        break;
    }
  }

  // A component that shows what it is handed makes a place of that, and so does who hands it through.
  const bodies = [...modules.values()].flatMap(({ components }) =>
    components.map((component) => ({ ...component, ...placesIn(component.body) })),
  );
  for (let known = -1; known < shownProps.size;) {
    known = shownProps.size;
    for (const { name, props, whole, shown, handed } of bodies)
      for (const expression of [
        ...shown,
        ...handed.flatMap(({ to, what }) => (shownProps.has(to) ? [what] : [])),
      ])
        visit(expression, (node) => {
          if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return;
          const isOfWhole = node.type === 'MemberExpression' && whole !== '' && nameOf(node.object) === whole;
          const prop = isOfWhole ? nameOf(node.property) : props.get(nameOf(node));
          if (prop && isShownItself(expression, node)) shownProps.add(`${name}.${prop}`);
        });
  }
  for (const module of modules.values()) {
    const { shown, handed } = placesIn(module.tree);
    for (const expression of shown) show(expression, module);
    for (const { to, what } of handed) if (shownProps.has(to)) show(what, module);
    visit(module.tree, (node) => {
      if (isMessageOfError(node)) found.add(`${module.file}: the message of an Error`);
    });
  }
  return [...found];
}

interface Places {
  /** Whatever element it is of. */
  readonly shown: Node[];
  /** `Button.label`, and what it is given. */
  readonly handed: { readonly to: string; readonly what: Node }[];
}
function placesIn(root: Node): Places {
  const shown: Node[] = [];
  const handed: Places['handed'] = [];
  visit(root, (node) => {
    switch (node.type) {
      case 'JSXText':
        shown.push({ ...node, type: 'Literal' });
        break;
      case 'JSXElement':
      case 'JSXFragment':
        for (const child of nodesIn(node.children))
          if (child.type === 'JSXExpressionContainer') shown.push(child.expression as Node);
        break;
      case 'JSXOpeningElement':
        for (const { name, value } of nodesIn(node.attributes)) {
          if (!isNode(value)) continue;
          const what = value.type === 'JSXExpressionContainer' ? (value.expression as Node) : value;
          if (SPOKEN.test(nameOf(name))) shown.push(what);
          else handed.push({ to: `${nameOf(node.name)}.${nameOf(name)}`, what });
        }
        break;
      case 'Property':
        if (SPOKEN.test(nameOf(node.key)) && isWritten(nameOf(node.value))) shown.push(node.value as Node);
        break;
      case 'CallExpression':
      case 'NewExpression': {
        const callee = node.callee as Node;
        const at = SHOWN_BY_CALL[nameOf(callee.type === 'MemberExpression' ? callee.property : callee)];
        if (at !== undefined) shown.push(...nodesIn(node.arguments).slice(at, at + 1));
        break;
      }
      case 'AssignmentExpression': {
        const { type, property } = node.left as Node;
        if (type === 'MemberExpression' && SHOWN_BY_SETTING.test(nameOf(property)))
          shown.push(node.right as Node);
        break;
      }
    }
  });
  return { shown, handed };
}

/** Whether a name in an expression is what is shown, and not what decides or is handed on. */
function isShownItself(expression: Node, name: Node): boolean {
  const node = unwrapped(expression);
  if (node === name) return true;
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((part) => isShownItself(part as Node, name));
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [node.left, node.right].some((part) => isShownItself(part as Node, name));
    case 'TemplateLiteral':
      return nodesIn(node.expressions).some((part) => isShownItself(part, name));
    default:
      return false;
  }
}

/** An Error's own words are for the log: they are English, the browser's or ours. */
const isMessageOfError = (node: Node): boolean => {
  if (node.type === 'ConditionalExpression') {
    const { operator, right, left } = node.test as Node;
    const { type, object, property } = unwrapped(node.consequent as Node);
    return operator === 'instanceof' && nameOf(right).endsWith('Error') && type === 'MemberExpression' && nameOf(property) === 'message' && nameOf(object) === nameOf(left); // prettier-ignore
  }
  return (
    node.type === 'MemberExpression' &&
    nameOf(node.property) === 'message' &&
    (node.object as Node).type === 'NewExpression'
  );
};
