import { errorCode } from './failure';

/**
 * Returns whether a write was refused because the document or request would exceed a limit of the
 * database. Only the message tells, because the lite SDK has the same error code for every answer
 * with status 400, that of a conflict.
 */
export const isTooLarge = (error: unknown): boolean =>
  errorCode(error) === 'failed-precondition' && TOO_LARGE.test(String(error));

const TOO_LARGE = /exceeds the|longer than [\d,]+ bytes|maximum entity size|invalid nested entity/;
