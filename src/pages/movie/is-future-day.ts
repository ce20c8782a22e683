import { isIsoDay } from '../../domain/release-date';

/** Whether a day begins later than now, where the visitor is; false for any other text. */
export const isFutureDay = (day: string): boolean =>
  isIsoDay(day) && new Date(`${day}T00:00`) > new Date();
