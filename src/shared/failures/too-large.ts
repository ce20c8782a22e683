import { errorCode } from './failure';

/**
 * Returns whether a write was refused because the document or request would exceed a limit of the
 * database. Only the message is specific, because the lite SDK has the same error code for all
 * responses with status 400, including conflicts.
 */
export const isTooLarge = (error: unknown): boolean =>
  errorCode(error) === 'failed-precondition' && TOO_LARGE.test(String(error));

const TOO_LARGE = /exceeds the|longer than [\d,]+ bytes|maximum entity size|invalid nested entity/;
