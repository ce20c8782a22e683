/** A node of the syntax tree of a script; its fields are looked at one by one. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes below one, without the names of properties and labels, which are no variables. */
export function childrenOf(node: Node): readonly Node[] {
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

/** The text that a node is: of a string, or of a template without holes. */
export const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string'
    ? node['value']
    : undefined;

/** The name in `object.name` and `object['name']`. */
export function propertyOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || !isNode(node['property'])) return undefined;
  return node['computed'] ? textOf(node['property']) : String(node['property']['name']);
}

/** The names that a script gives to anything of its own, in whatever part of it. */
export function declaredIn(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    bindings(node).forEach((name) => names.add(name));
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return names;
}

/** The names of a script that others can import. */
export const topLevelNames = (program: Node): readonly string[] =>
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
