/** Returns minutes as "2 h 14 min", and spelled out: "2 hours 14 minutes" (product 5.16). */
export function formatRuntime(minutes: number): { readonly short: string; readonly long: string } {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const join = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' ');
  return {
    short: join(hours > 0 && `${hours} h`, rest > 0 && `${rest} min`),
    long: join(hours > 0 && plural(hours, 'hour'), rest > 0 && plural(rest, 'minute')),
  };
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
