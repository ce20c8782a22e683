import { errorCode } from './failure';

/**
 * Returns whether a write was refused because document or request would exceed a limit of the database. Known by
 * the message: the lite SDK has one code for every answer of status 400, the code of a conflict.
 */
export const isTooLarge = (error: unknown): boolean =>
  errorCode(error) === 'failed-precondition' && TOO_LARGE.test(String(error));

const TOO_LARGE = /exceeds the|longer than [\d,]+ bytes|maximum entity size|invalid nested entity/;
