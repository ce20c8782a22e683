/** The state of a Google Cloud project, as far as a deploy reads or changes it. */
export interface CloudState {
  readonly project: string;
  readonly number: string;
  isLoginExpired: boolean;
  /** The disabled services; requests to them are refused. */
  readonly offServices: Set<string>;
  database: Record<string, unknown> | undefined;
  readonly backupSchedules: object[];
  bucket: { readonly location: string; cors: readonly unknown[] } | undefined;
  readonly apps: object[];
  /** The configuration of Authentication. */
  signIn: Record<string, unknown> | undefined;
  readonly users: User[];
  /** The documents of the collection users. */
  readonly userDocuments: Map<string, object>;
  hasHostingSite: boolean;
  /** The domains of the site. */
  readonly domains: Set<string>;
  /** The resources of Cloud Monitoring, and the budgets of the billing account. */
  readonly channels: object[];
  readonly uptimeChecks: object[];
  readonly alerts: object[];
  readonly budgets: object[];
  hasBilling: boolean;
  /** Whether the organisation forbids functions that can be called without credentials. */
  forbidsPublic: boolean;
  readonly policy: { bindings: Binding[]; etag: string };
  readonly accounts: Set<string>;
  /** The permissions of the project's custom roles, by role name. */
  readonly roles: Map<string, unknown>;
  /** The rules by ruleset, and the ruleset by release (`cloud.firestore`). */
  readonly rulesets: Map<string, unknown>;
  readonly releases: Map<string, string>;
  indexes: Index[];
  readonly fields: Map<string, unknown>;
  repository: Record<string, unknown> | undefined;
  /** The functions by name, and their Cloud Run services. */
  readonly functions: Map<string, CloudFunction>;
  readonly services: Map<string, Service>;
  /** The uploaded sources of the functions. */
  readonly uploads: Buffer[];
  readonly versions: Map<string, Version>;
  /** The live version. */
  live: string | undefined;
  /** The content of /version.txt, if it differs from the published one. */
  liveVersion?: string | undefined;
}

interface User {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly localId: string;
}

interface Binding {
  readonly role: string;
  readonly members: readonly string[];
}

export interface Index {
  readonly name: string;
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly object[];
}

/** A function in the format of the API, of which a deploy reads little. */
export type CloudFunction = Readonly<Record<string, unknown>> & { readonly name: string };

export interface Service {
  /** The number of revisions, one for each version of the function. */
  revision: number;
  resourceVersion: number;
  traffic: unknown[];
  bindings: Binding[];
}

export interface Version {
  readonly files: Record<string, string>;
  readonly contents: Map<string, Buffer>;
  config: Readonly<Record<string, unknown>>;
  status: string;
}

/** Returns a project with database and storage, to which nothing has been deployed. */
export const emptyProject = (project: string): CloudState => ({
  project,
  number: '123456789012',
  isLoginExpired: false,
  offServices: new Set(),
  database: { locationId: 'asia-south1', type: 'FIRESTORE_NATIVE' },
  backupSchedules: [],
  bucket: { location: 'asia-south1', cors: [] },
  apps: [],
  signIn: undefined,
  users: [],
  userDocuments: new Map(),
  hasHostingSite: true,
  domains: new Set(),
  channels: [],
  uptimeChecks: [],
  alerts: [],
  budgets: [],
  hasBilling: true,
  forbidsPublic: false,
  policy: { bindings: [{ role: 'roles/owner', members: ['user:owner@cinema.test'] }], etag: 'a' },
  accounts: new Set(),
  roles: new Map(),
  rulesets: new Map(),
  releases: new Map(),
  indexes: [],
  fields: new Map(),
  repository: undefined,
  functions: new Map(),
  services: new Map(),
  uploads: [],
  versions: new Map(),
  live: undefined,
});

/** Returns a project with billing and nothing else. */
export const newProject = (project: string): CloudState => ({
  ...emptyProject(project),
  offServices: new Set(Object.values(SERVICE_OF)),
  database: undefined,
  bucket: undefined,
  hasHostingSite: false,
});

/** The service that has to be enabled for an API. */
export const SERVICE_OF: Readonly<Record<string, string>> = {
  artifactregistry: 'artifactregistry.googleapis.com',
  budgets: 'billingbudgets.googleapis.com',
  firebasestorage: 'firebasestorage.googleapis.com',
  firestore: 'firestore.googleapis.com',
  functions: 'cloudfunctions.googleapis.com',
  hosting: 'firebasehosting.googleapis.com',
  iam: 'iam.googleapis.com',
  identitytoolkit: 'identitytoolkit.googleapis.com',
  monitoring: 'monitoring.googleapis.com',
  rules: 'firebaserules.googleapis.com',
  run: 'run.googleapis.com',
  storage: 'storage.googleapis.com',
};
