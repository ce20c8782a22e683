/** Whether two stored values are the same, whatever the order of the fields in their maps. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  if (!isPlain(one) || !isPlain(other)) return JSON.stringify(one) === JSON.stringify(other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => name in other && isSameValue(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPlain = (value: object) =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
