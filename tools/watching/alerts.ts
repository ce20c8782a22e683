import { at, listAt, textAt } from '../admin/check/google-api';

/** Something of which Google sends a mail (product 33.9). */
export interface Alert {
  /** When, as the end of "A mail is sent ...". */
  readonly what: string;
  /** What every policy of that kind has in the filter of a condition. */
  readonly filter: RegExp;
  /** The policy, but for whom it tells. */
  readonly policy: Readonly<Record<string, unknown>>;
}

const FUNCTION = 'resource.type="cloud_run_revision" AND resource.labels.service_name="pages"';
const READS_PER_DAY = 1_000_000;
const HOUR = '3600s';
const DAY = '86400s';

const policyOf = (displayName: string, condition: object, further: object = {}) => ({
  displayName,
  combiner: 'OR',
  conditions: [{ displayName, ...condition }],
  ...further,
});

export const ALERTS: readonly Alert[] = [
  {
    what: 'when the site does not answer',
    filter: /uptime_check\/check_passed/,
    policy: policyOf('Website: no answer', {
      conditionThreshold: {
        filter:
          'resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed"',
        // Two of the three places that ask: one can have a bad line of its own.
        aggregations: [
          {
            alignmentPeriod: '600s',
            perSeriesAligner: 'ALIGN_NEXT_OLDER',
            crossSeriesReducer: 'REDUCE_COUNT_FALSE',
            groupByFields: ['metric.label.check_id'],
          },
        ],
        comparison: 'COMPARISON_GT',
        thresholdValue: 1,
        duration: '60s',
        trigger: { count: 1 },
      },
    }),
  },
  {
    what: 'when a visitor sees an error, or the function has one',
    filter: /severity/i,
    policy: policyOf(
      'Website: errors',
      { conditionMatchedLog: { filter: `${FUNCTION} AND severity>=ERROR` } },
      { alertStrategy: { notificationRateLimit: { period: HOUR }, autoClose: DAY } },
    ),
  },
  {
    what: 'when a day reads more than a million documents',
    filter: /document\/read/,
    policy: policyOf('Website: reads', {
      conditionThreshold: {
        filter:
          'resource.type="firestore_instance" AND metric.type="firestore.googleapis.com/document/read_count"',
        aggregations: [
          { alignmentPeriod: DAY, perSeriesAligner: 'ALIGN_SUM', crossSeriesReducer: 'REDUCE_SUM' },
        ],
        comparison: 'COMPARISON_GT',
        thresholdValue: READS_PER_DAY,
        duration: '0s',
        trigger: { count: 1 },
      },
    }),
  },
];

/** Whether a policy of the project sends somebody this. */
export const isSent = ({ filter }: Alert, policy: unknown): boolean =>
  at(policy, 'enabled') !== false &&
  listAt(policy, 'notificationChannels').length > 0 &&
  listAt(policy, 'conditions').some((condition) =>
    ['conditionThreshold', 'conditionMatchedLog'].some((kind) =>
      filter.test(textAt(condition, kind, 'filter')),
    ),
  );
