import { gunzipSync } from 'node:zlib';
import type { CloudState } from './cloud-state';
import { missing, Refusal, type Routes } from './routes';

const SITE = '/v1beta1/projects/{id}/sites/{site}';

/** Hosting: versions of the site, their files, and the live version. */
export const hostingApis = (
  cloud: CloudState,
  origin: string,
): Readonly<Record<string, Routes>> => ({
  hosting: {
    'GET /v1beta1/projects/{id}/sites': ({ groups: { id } }) => ({
      sites: cloud.hasHostingSite
        ? [{ name: `projects/${id}/sites/${id}`, type: 'DEFAULT_SITE' }]
        : [],
    }),
    'POST /v1beta1/projects/{id}/sites': ({ groups: { id }, query }) => {
      if (query.get('siteId') !== id) return new Refusal(400, 'INVALID_ARGUMENT', 'Another site');
      cloud.hasHostingSite = true;
      return { name: `projects/${id}/sites/${id}` };
    },
    [`GET ${SITE}/customDomains/{domain}`]: ({ groups: { domain = '' } }) =>
      cloud.domains.has(domain) ? { hostState: 'HOST_ACTIVE' } : missing(domain),
    [`GET ${SITE}/channels/live`]: () => ({
      name: 'live',
      ...(cloud.live && { release: { name: 'releases/1' }, url: `${origin}/live` }),
    }),
    [`GET ${SITE}`]: ({ groups: { id, site } }) => ({
      name: `projects/${id}/sites/${site}`,
      type: 'DEFAULT_SITE',
    }),
    [`POST ${SITE}/versions`]: ({ groups: { id, site } }) => {
      const version = `v${cloud.versions.size}`;
      cloud.versions.set(version, {
        files: {},
        contents: new Map(),
        config: {},
        status: 'CREATED',
      });
      return { name: `projects/${id}/sites/${site}/versions/${version}` };
    },
    [`POST ${SITE}/versions/{version}:populateFiles`]: ({ groups: { version = '' }, json }) => {
      const found = cloud.versions.get(version);
      if (!found) return missing(version);
      const files: Record<string, string> = Object(json['files']);
      Object.assign(found.files, files);
      const known = [...cloud.versions.values()].flatMap(({ contents }) => [...contents.keys()]);
      const wanted = new Set(Object.values(files).filter((hash) => !known.includes(hash)));
      return { uploadUrl: `${origin}/files/${version}`, uploadRequiredHashes: [...wanted] };
    },
    [`PATCH ${SITE}/versions/{version}`]: ({ groups: { version = '' }, json }) => {
      const found = cloud.versions.get(version);
      if (!found) return missing(version);
      found.config = Object(json['config']);
      found.status = String(json['status']);
      return { name: version, status: found.status };
    },
    [`POST ${SITE}/channels/live/releases`]: ({ query }) => {
      const version = query.get('versionName')?.split('/').at(-1) ?? '';
      if (cloud.versions.get(version)?.status !== 'FINALIZED') return missing(version);
      cloud.live = version;
      return { name: 'releases/1', version: { name: version } };
    },
  },
  live: {
    'GET /version.txt': () => {
      const { files, contents } = cloud.versions.get(cloud.live ?? '') ?? {};
      const sent = contents?.get(files?.['/version.txt'] ?? '');
      const text = cloud.liveVersion ?? (sent && gunzipSync(sent));
      return text ? Buffer.from(text) : missing('/version.txt');
    },
  },
  files: {
    'POST /{version}/{hash}': ({ groups: { version = '', hash = '' }, body }) => {
      cloud.versions.get(version)?.contents.set(hash, body);
      return {};
    },
  },
});
