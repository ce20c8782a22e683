import type { CloudState } from './cloud-state';
import { missing, Refusal, type Routes } from './routes';

const BUCKET = '/v1alpha/projects/{id}/defaultBucket';
const LOCATIONS = ['asia-south1', 'europe-west1', 'eu', 'us'];

/** The bucket of the pictures, in the APIs of Firebase and of Cloud Storage. */
export const storageApis = (cloud: CloudState): Readonly<Record<string, Routes>> => ({
  firebasestorage: {
    [`GET ${BUCKET}`]: () => (cloud.bucket ? resourceOf(cloud) : missing('The default bucket')),
    [`POST ${BUCKET}`]: ({ json }) => {
      const location = String(json['location']);
      if (!LOCATIONS.includes(location)) {
        return new Refusal(400, 'INVALID_ARGUMENT', `${location} is no location`);
      }
      if (cloud.bucket) return new Refusal(409, 'ALREADY_EXISTS', 'There is a default bucket');
      cloud.bucket = { location, cors: [] };
      return resourceOf(cloud);
    },
  },
  storage: {
    'GET /storage/v1/b/{bucket}': ({ groups: { bucket = '' } }) =>
      isBucket(cloud, bucket) ? { cors: cloud.bucket?.cors } : missing(bucket),
    'PATCH /storage/v1/b/{bucket}': ({ groups: { bucket = '' }, json }) => {
      if (!cloud.bucket || !isBucket(cloud, bucket)) return missing(bucket);
      cloud.bucket.cors = Object(json['cors']);
      return json;
    },
  },
});

const nameOf = ({ project }: CloudState) => `${project}.firebasestorage.app`;
const isBucket = (cloud: CloudState, name: string) =>
  cloud.bucket !== undefined && name === nameOf(cloud);

const resourceOf = (cloud: CloudState) => ({
  name: `projects/${cloud.project}/defaultBucket`,
  location: cloud.bucket?.location,
  bucket: { name: `projects/${cloud.project}/buckets/${nameOf(cloud)}` },
});
