/** What a registry has answered to `npm audit`. */
export interface Audit {
  /** False if it has not: then nothing is known. */
  readonly isAnswered: boolean;
  /** A line for each advisory, or why there is no answer. */
  readonly lines: readonly string[];
}

interface Advisory {
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
}

interface Output {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly via: readonly (string | Advisory)[] }>
  >;
  readonly message?: string;
}

/** Reads the output of `npm audit --json`. A package that is affected by another one is not repeated. */
export function auditOf(output: string): Audit {
  const { vulnerabilities, message = 'npm has answered nothing' } = parsed(output);
  if (!vulnerabilities) return { isAnswered: false, lines: [message] };
  const lines = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((cause) => typeof cause !== 'string')
      .map(({ severity, range, title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`),
  );
  return { isAnswered: true, lines };
}

function parsed(output: string): Output {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
