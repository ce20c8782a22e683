import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountApis } from './account-apis';
import { type CloudState, SERVICE_OF } from './cloud-state';
import { dataApis } from './data-apis';
import { databaseApis } from './database-apis';
import { functionApis } from './function-apis';
import { hostingApis } from './hosting-apis';
import { projectApis } from './project-apis';
import { Refusal, routing } from './routes';
import { storageApis } from './storage-apis';
import { watchingApis } from './watching-apis';

/** The faked APIs, by the variable that redirects firebase-tools. */
const ADDRESSES = {
  FIREBASE_API_URL: 'firebase',
  FIREBASE_RESOURCEMANAGER_URL: 'resourcemanager',
  FIREBASE_SERVICE_USAGE_URL: 'serviceusage',
  FIREBASE_CLOUDBILLING_URL: 'billing',
  FIREBASE_IAM_URL: 'iam',
  FIREBASE_TOKEN_URL: 'token',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeconfig',
  FIREBASE_EXT_URL: 'extensions',
  FIRESTORE_URL: 'firestore',
  FIREBASE_FIREBASESTORAGE_URL: 'firebasestorage',
  FIREBASE_STORAGE_URL: 'storage',
  FIREBASE_RULES_URL: 'rules',
  FIREBASE_FUNCTIONS_URL: 'functions',
  FIREBASE_FUNCTIONS_V2_URL: 'functions',
  FIREBASE_CLOUDBUILD_URL: 'cloudbuild',
  CLOUD_RUN_URL: 'run',
  CLOUD_RUN_API_URL: 'run',
  ARTIFACT_REGISTRY_DOMAIN: 'artifactregistry',
  FIREBASE_HOSTING_API_URL: 'hosting',
  FIREBASE_AUTH_MANAGEMENT_URL: 'identitytoolkit',
  CLOUD_MONITORING_URL: 'monitoring',
  BILLING_BUDGETS_URL: 'budgets',
} as const;

export interface FakeGoogle {
  /** The deployed state; a test may replace it. */
  cloud: CloudState;
  /** The requests sent (`PATCH /hosting/v1beta1/...`), and those without a handler. */
  readonly requests: string[];
  readonly unknown: string[];
  /**
   * Returns a disturbance that replaces the answer of a request; its parameter is as in `requests`.
   */
  disturb: ((request: string) => Disturbance | undefined) | undefined;
  /** The variables that redirect all requests of a deploy to this server. */
  readonly environment: Readonly<Record<string, string>>;
  close(): void;
}

/** A refusal; a server fault; no answer; or no answer after the request was executed. */
export type Disturbance = Refusal | 'fault' | 'drop before' | 'drop after';

/**
 * Answers the requests of a deploy as Google's APIs do. Unknown requests get an error and are
 * recorded. Requests to other servers arrive here, too, as at a proxy.
 */
export async function startFakeGoogle(cloud: CloudState): Promise<FakeGoogle> {
  const server = createServer((request, response) => void answer(fake, origin, request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeGoogle = {
    cloud,
    requests: [],
    unknown: [],
    disturb: undefined,
    environment: {
      ...Object.fromEntries(
        Object.entries(ADDRESSES).map(([variable, api]) => [variable, `${origin}/${api}`]),
      ),
      HTTPS_PROXY: origin,
      HTTP_PROXY: origin,
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  server.on('connect', ({ url = '' }, socket) => {
    if (origin.endsWith(`//${url}`)) {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.emit('connection', socket);
      return;
    }
    if (!UNCHANGEABLE.includes(url)) fake.unknown.push(`CONNECT ${url}`);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  return fake;
}

/**
 * Hosts that firebase-tools requests regardless of the variables, and whose answer it does not
 * need.
 */
const UNCHANGEABLE = ['iam.googleapis.com:443', 'firebase-public.firebaseio.com:443'];

async function answer(
  { cloud, requests, unknown, disturb }: FakeGoogle,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '' } = request;
  const body = Buffer.concat(await request.toArray());
  const { pathname, searchParams: query } = new URL(url, origin);
  const [, api = '', path = ''] = /^\/([^/]+)(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
  requests.push(`${method} /${api}${path}`);
  const disturbance = disturb?.(requests.at(-1) ?? '');
  if (disturbance === 'drop before') return void request.socket.destroy();
  const route = routesOf(cloud, origin)(api, method, path);
  if (!route) unknown.push(`${method} ${url}`);
  const isJson = String(request.headers['content-type']).includes('json') && body.length > 0;
  const json = isJson ? JSON.parse(body.toString()) : {};
  const result =
    refusalOf(cloud, api, request.headers['x-goog-user-project']) ??
    strangerIn(cloud, route?.groups['id']) ??
    (disturbance instanceof Refusal ? disturbance : undefined) ??
    (disturbance === 'fault' ? new Refusal(500, 'INTERNAL', 'Internal error.') : undefined) ??
    route?.handle({ method, path, query, body, json, groups: route.groups }) ??
    new Refusal(501, 'UNIMPLEMENTED', `Nobody answers ${method} ${url}`);
  if (disturbance === 'drop after') return void request.socket.destroy();
  const [status, sent] = result instanceof Refusal ? [result.status, result.json] : [200, result];
  if (Buffer.isBuffer(sent)) return void response.end(sent);
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(sent));
}

/** The routes by project, computed once, because a set-up sends a hundred requests. */
const known = new WeakMap<CloudState, ReturnType<typeof routing>>();

function routesOf(cloud: CloudState, origin: string) {
  const found =
    known.get(cloud) ??
    routing([
      projectApis(cloud),
      accountApis(cloud),
      databaseApis(cloud),
      dataApis(cloud),
      storageApis(cloud),
      functionApis(cloud, origin),
      hostingApis(cloud, origin),
      watchingApis(cloud),
    ]);
  known.set(cloud, found);
  return found;
}

/** APIs that refuse a user's credentials without a project. */
const NEED_PROJECT = ['budgets', 'identitytoolkit', 'monitoring'];

/** Returns the refusal for another project. */
function strangerIn({ project, number }: CloudState, id = project): Refusal | undefined {
  if ([project, number].includes(id)) return undefined;
  return new Refusal(403, 'PERMISSION_DENIED', 'The caller does not have permission');
}

/** Returns why an API refuses all requests, or these credentials. */
function refusalOf(cloud: CloudState, api: string, counted: unknown): Refusal | undefined {
  if (cloud.isLoginExpired && api !== 'token') {
    return new Refusal(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
  }
  const service = SERVICE_OF[api] ?? '';
  if (NEED_PROJECT.includes(api) && counted !== cloud.project) {
    return new Refusal(403, 'PERMISSION_DENIED', 'The API requires a quota project.');
  }
  if (!cloud.offServices.has(service)) return undefined;
  const text = `${service} has not been used in project ${cloud.number} before or it is disabled.`;
  return new Refusal(403, 'PERMISSION_DENIED', text);
}
