/** A request to one of the APIs, with its JSON and the parameters of its route. */
export interface GoogleRequest {
  readonly method: string;
  /** The path below the API's prefix. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
  readonly json: Readonly<Record<string, unknown>>;
  readonly groups: Readonly<Record<string, string>>;
}

export interface GoogleAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** Answers a request, with status 200 if it returns no GoogleAnswer. */
export type Handler = (request: GoogleRequest) => object;

/** Handlers by method and path pattern: `POST /v1/projects/{project}:test`. */
export type Routes = Readonly<Record<string, Handler>>;

export class Refusal {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly message: string,
  ) {}

  get json() {
    const { status: code, reason: status, message } = this;
    return { error: { code, status, message } };
  }
}

export const missing = (what: string) => new Refusal(404, 'NOT_FOUND', `${what} was not found`);

/**
 * Returns a function that finds the handler of a request to one of these APIs, and the parameters
 * of its path; undefined if there is no such route.
 *
 * @throws Error if an API has a route twice
 */
export function routing(apis: readonly Readonly<Record<string, Routes>>[]) {
  const routes = apis.flatMap((each) =>
    Object.entries(each).flatMap(([api, ofApi]) =>
      Object.entries(ofApi).map(([route, handle]) => {
        const [method = '', pattern = ''] = route.split(' ');
        return { name: `${api} ${route}`, api, method, pattern: patternOf(pattern), handle };
      }),
    ),
  );
  const names = routes.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two answers to ${twice}`);
  return (api: string, method: string, path: string) => {
    for (const route of routes) {
      if (route.api !== api || route.method !== method) continue;
      const match = route.pattern.exec(path);
      if (match) return { handle: route.handle, groups: { ...match.groups } };
    }
    return undefined;
  };
}

function patternOf(path: string): RegExp {
  const escaped = path
    .replace(/[.()*+?]/g, String.raw`\$&`)
    .replace(/\{(\w+)\}/g, String.raw`(?<$1>[^/]+?)`);
  return new RegExp(`^${escaped}$`);
}
