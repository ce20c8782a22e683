/** A request to one of the APIs: its JSON, and the parts of the address that its route names. */
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

/** By method and pattern of the path: `POST /v1/projects/{project}:test`. */
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

/** The handler of a request with the parts of its address, or undefined if no route is for it. */
export function routeOf(routes: Routes, method: string, path: string) {
  for (const [route, handle] of Object.entries(routes)) {
    const [wanted, pattern = ''] = route.split(' ');
    const escaped = pattern
      .replace(/[.()*+?]/g, String.raw`\$&`)
      .replace(/\{(\w+)\}/g, String.raw`(?<$1>[^/]+?)`);
    const match = wanted === method && new RegExp(`^${escaped}$`).exec(path);
    if (match) return { handle, groups: { ...match.groups } };
  }
  return undefined;
}
