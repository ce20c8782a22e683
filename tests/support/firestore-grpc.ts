import { createRequire } from 'node:module';
import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { fromProto3JSON, type JSONValue, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';

const SERVICE = 'google.firestore.v1.Firestore';
const descriptions = createRequire(import.meta.url)('@google-cloud/firestore/build/protos/v1.json');
const { methods } = protobuf.Root.fromJSON(descriptions).resolveAll().lookupService(SERVICE);

/** The outcome of a call; `error.code` is a number of google.rpc.Code. */
interface Outcome {
  readonly answers: readonly JSONValue[];
  readonly error?: Pick<ServiceError, 'code' | 'details'>;
}

let client: Client | undefined;

/**
 * Calls a method of the emulator at FIRESTORE_EMULATOR_HOST over gRPC, because the same request
 * over REST takes twice the CPU time.
 *
 * @param request in the REST format, like the answers
 *
 * @param authorization the value of the header of that name
 *
 * @throws Error if Firestore has no such method, or the request is invalid
 */
export function callFirestore(
  method: string,
  request: JSONValue,
  authorization?: string,
): Promise<Outcome> {
  const { resolvedRequestType: requestType, resolvedResponseType: responseType } =
    methods[method] ?? {};
  if (!requestType || !responseType) throw new Error(`Firestore has no method ${method}`);
  const metadata = new Metadata();
  if (authorization) metadata.set('authorization', authorization);
  client ??= new Client(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', credentials.createInsecure());
  // A method with one answer is a stream of one.
  const stream = client.makeServerStreamRequest(
    `/${SERVICE}/${method}`,
    (message: protobuf.Message) => Buffer.from(requestType.encode(message).finish()),
    (bytes) => toProto3JSON(responseType.decode(bytes)) ?? null,
    fromProto3JSON(requestType, request) ?? requestType.create(),
    metadata,
  );
  const answers: JSONValue[] = [];
  return new Promise((resolve) => {
    stream.on('data', (answer: JSONValue) => answers.push(answer));
    stream.on('error', (error: ServiceError) => resolve({ answers, error }));
    stream.on('end', () => resolve({ answers }));
  });
}
