import type { Question } from './ask';

/** Where the database is; it cannot be moved. */
export const REGION: Question = {
  name: 'region',
  text: 'In which region are your visitors? Database and pictures stay there for ever.',
  otherwise: 'asia-south1',
  accepts: /^([a-z]+-[a-z]+\d+|nam5|nam7|eur3)$/,
};

const SEVERAL: Readonly<Record<string, string>> = { nam5: 'us', nam7: 'us', eur3: 'eu' };

/** Where the pictures are for a region of the database: several together have another name there. */
export const bucketLocation = (region: string): string => SEVERAL[region] ?? region;
