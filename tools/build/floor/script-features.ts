import { parseAst } from 'vite';
import {
  attributeIsMissing,
  globalIsMissing,
  memberIsMissing,
  methodIsMissing,
} from './browsers.ts';

/** A node of the syntax tree of a script. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Returns the child nodes, without the names of properties and labels, which are not variables. */
function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (const field in node) {
    const value = node[field];
    if (typeof value !== 'object' || isName(node, field)) continue;
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

const isName = (node: Node, field: string) =>
  ((field === 'property' || field === 'key') && node['computed'] === false && !node['shorthand']) ||
  field === 'label';

/**
 * Returns the value of a string literal, or of a template without expressions; otherwise undefined.
 */
const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string'
    ? node['value']
    : undefined;

/** Returns the property name in `object.name` and `object['name']`. */
function propertyOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || !isNode(node['property'])) return undefined;
  return node['computed'] ? textOf(node['property']) : String(node['property']['name']);
}

/** Returns all names that a script declares, in any scope. */
function declaredIn(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    bindings(node).forEach((name) => names.add(name));
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return names;
}

/** Returns the top-level names of a script. */
const topLevelNames = (program: Node): readonly string[] =>
  childrenOf(program).flatMap((node) => [node, ...childrenOf(node)].flatMap(bindings));

function bindings(node: Node): readonly string[] {
  const { type, id, params, param, local } = node;
  if (/^(Function|ArrowFunction|Class)/.test(type)) return namesIn([id, params]);
  if (type === 'VariableDeclarator') return namesIn(id);
  return type === 'CatchClause'
    ? namesIn(param)
    : namesIn(/^Import\w*Specifier$/.test(type) && local);
}

function namesIn(pattern: unknown): readonly string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn);
  if (!isNode(pattern)) return [];
  const { type, name, value, left, properties, elements, argument } = pattern;
  if (type === 'Identifier') return [String(name)];
  if (type === 'Property') return namesIn(value);
  return namesIn(type === 'AssignmentPattern' ? left : [properties, elements, argument]);
}

/** The classes of the global objects of a page. */
const CLASSES: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
};

/**
 * Returns the features that one of the oldest browsers lacks, with the scripts that use them:
 * globals, their members, methods of any object by name, events, JSX attributes and regular
 * expressions. Features are left out if the script tests for them by `typeof`, `?.`, `in` or a
 * condition.
 *
 * @param scripts the code of each script of a build, by its name
 */
export function missingInScripts(scripts: ReadonlyMap<string, string>): Map<string, string[]> {
  const programs = [...scripts].map(
    ([name, code]) => [name, { ...parseAst(code) } as Node] as const,
  );
  // In a bundle nothing is imported any more by name.
  const shared = new Set(programs.flatMap(([, program]) => topLevelNames(program)));
  const users = new Map<string, string[]>();
  for (const [name, program] of programs) {
    for (const feature of missingIn(program, shared))
      users.set(feature, [...(users.get(feature) ?? []), name]);
  }
  return users;
}

function missingIn(program: Node, shared: ReadonlySet<string>): ReadonlySet<string> {
  const own = declaredIn(program);
  const found = new Set<string>();

  const globalOf = (node: unknown): string | undefined => {
    if (!isNode(node)) return undefined;
    const name = node.type === 'Identifier' ? String(node['name']) : propertyOf(node);
    if (node.type === 'Identifier')
      return name && !own.has(name) && !shared.has(name) ? name : undefined;
    return CLASSES[globalOf(node['object']) ?? ''] === 'Window' ? name : undefined;
  };
  const missingAt = (node: Node, isCalled: boolean): string | undefined => {
    const name = globalOf(node);
    if (name) return globalIsMissing(name) ? name : undefined;
    const member = propertyOf(node);
    if (!member) return missingApart(node);
    const owner = globalOf(node['object']);
    const known = owner && memberIsMissing(CLASSES[owner] ?? owner, member);
    if (known !== undefined && known !== '') return known ? `${owner}.${member}` : undefined;
    return isCalled && methodIsMissing(member) ? `.${member}` : undefined;
  };
  /** A call does not count as a test for a feature, because it throws if the feature is missing. */
  const askedIn = (node: Node): readonly string[] =>
    node.type === 'CallExpression'
      ? []
      : [missingAt(node, true) ?? [], askedByName(node), childrenOf(node).flatMap(askedIn)].flat();
  const visit = (node: Node, asked: ReadonlySet<string>, isCalled = false): void => {
    const feature = missingAt(node, isCalled);
    if (feature && !asked.has(feature)) found.add(feature);
    const conditions = conditionsOf(node).flatMap(askedIn);
    const within = conditions.length > 0 ? new Set([...asked, ...conditions]) : asked;
    for (const child of childrenOf(node)) visit(child, within, child === node['callee']);
  };
  visit(program, new Set());
  return found;
}

/** Returns the parts of a node that test whether a feature exists before the rest of the node uses it. */
function conditionsOf(node: Node): readonly Node[] {
  const { type, test, left, argument, callee, object, optional, operator } = node;
  const asks =
    type === 'LogicalExpression'
      ? left
      : type === 'UnaryExpression' && operator === 'typeof'
        ? argument
        : optional
          ? (callee ?? object)
          : test;
  return isNode(asks) ? [asks] : [];
}

/** Returns `name` for a test such as `'name' in object`, whatever the object. */
const askedByName = (node: Node): readonly string[] => {
  const name =
    node.type === 'BinaryExpression' && node['operator'] === 'in' && textOf(node['left']);
  return name ? [name, `.${name}`] : [];
};

function missingApart(node: Node): string | undefined {
  if (node.type === 'Literal') return missingInRegex(node['regex']);
  if (node.type !== 'CallExpression' || !Array.isArray(node['arguments'])) return undefined;
  const [first, second]: readonly unknown[] = node['arguments'];
  const name = textOf(first);
  if (!name) return undefined;
  if (isNode(node['callee']) && propertyOf(node['callee']) === 'addEventListener')
    return methodIsMissing(`${name}_event`) ? `${name} event` : undefined;
  const attribute = attributesOf(second).find((one) => attributeIsMissing(name, one));
  return attribute && `<${name} ${attribute}>`;
}

const attributesOf = (props: unknown): readonly string[] =>
  isNode(props) && props.type === 'ObjectExpression' && Array.isArray(props['properties'])
    ? props['properties'].flatMap((one: unknown) =>
        isNode(one) && isNode(one['key']) ? [String(one['key']['name']).toLowerCase()] : [],
      )
    : [];

/**
 * Returns the features of a regular expression that old browsers lack: browsers refuse the whole
 * script, and the build does not rewrite them.
 */
function missingInRegex(regex: unknown): string | undefined {
  if (typeof regex !== 'object' || regex === null) return undefined;
  const { pattern = '', flags = '' }: { pattern?: unknown; flags?: unknown } = regex;
  if (String(flags).includes('v')) return 'regular expression with flag v';
  return /\(\?[ims]*-?[ims]+:/.test(String(pattern))
    ? 'regular expression with modifiers'
    : undefined;
}
