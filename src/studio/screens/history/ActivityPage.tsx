import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/Loaded';
import { withSearchParams } from '../../../shared/data/routing';
import { type Activity, type ActivityQuery } from '../../../store/history/activity';
import { byDayAndPerson } from '../../../store/history/activity-record';
import { languageOf } from '../../../shared/text/text';
import { authorText } from '../../ui/text';
import {
  activityPath,
  nameOfKind,
  ACTIVITY_KINDS,
  pluralOf,
  type ActivityData,
} from './history.loader';
import styles from './History.module.css';
import type { Administrator } from '../../../store/team/team';
import { ChoiceField } from '../../list/Filter';
import { isNextId } from '../../../store/documents/unpublished';
import { LoadedPart } from '../../ui/parts';

/** The activity of all administrators by day and person, each line with a link to the history. */
export function ActivityPage({ data: { query, activity, team } }: { data: ActivityData }) {
  const [parameters] = useSearchParams();
  const at = (before: string) => ({ search: withSearchParams(parameters, { before }) });

  return (
    <>
      <h1 className="page-title">History</h1>
      <p className="soft lead">Who has done what. Each line leads to all changes of the entry.</p>
      <Loaded
        from={team}
        waiting={<ActivityHead {...query} />}
        failed={() => <ActivityHead {...query} />}
      >
        {(people) => <ActivityHead {...query} people={people} />}
      </Loaded>
      <LoadedPart key={JSON.stringify(query)} from={activity} what="The changes">
        {({ records, older }) => (
          <>
            <Days records={records} />
            {records.length === 0 && <p className="empty">{nothing(query, older)}</p>}
            <p className="row thin">
              {query.before && (
                <Link to={at('')} className="link">
                  Newest
                </Link>
              )}
              {older && (
                <Link className="link" to={at(String(older.getTime()))}>
                  Older
                </Link>
              )}
            </p>
          </>
        )}
      </LoadedPart>
    </>
  );
}

function nothing({ uid, kind, before }: ActivityData['query'], older: Date | undefined): string {
  if (older) return 'Nothing of that is in this part. “Older” looks further back.';
  return uid || kind || before ? 'Nothing of that is known.' : 'Nothing has been changed yet.';
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full' });
const timeFormat = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', hourCycle: 'h23' });

const whoOf = ({ name, by, uid }: Activity) =>
  name && name !== by ? `${name} (${by})` : authorText(by, uid);

function Days({ records }: { readonly records: readonly Activity[] }) {
  const keyOf = (activity: Activity) =>
    JSON.stringify([describeActivity(activity).what, activity.location, activity.draft]);
  return byDayAndPerson(records, whoOf, keyOf).map((ofDay) => (
    <section key={ofDay.day.toDateString()} className={`part ${styles.day}`}>
      <h2 className="small-title">
        <time dateTime={ofDay.day.toISOString().slice(0, 10)}>{dayFormat.format(ofDay.day)}</time>
      </h2>
      {ofDay.people.map(({ who, lines }) => (
        <div key={who} role="group" aria-label={who}>
          <h3 className="soft">
            <bdi>{who}</bdi>
          </h3>
          <ul className="stack tight">
            {lines.map(({ last, times }) => (
              <li key={last.id} className="ruled">
                <time className="soft numbers" dateTime={last.at.toISOString()}>
                  {timeFormat.format(last.at)}
                </time>
                <span>
                  {describeRepeated(describeActivity(last), times)}{' '}
                  <Link to={activityPath(last)}>
                    {nameOfKind(last.kind)}
                    {last.title && (
                      <>
                        {': '}
                        <bdi lang={languageOf(last.title)}>{last.title}</bdi>
                      </>
                    )}
                  </Link>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}

interface ActivityHeadProps extends ActivityQuery {
  readonly people?: readonly Administrator[];
}

/**
 * The filters of the page: person and kind. The account of a removed person remains in the list
 * while it is chosen.
 */
function ActivityHead({ uid = '', kind, people = [] }: ActivityHeadProps) {
  const known = people.map(({ uid: value, name, email }) => ({
    value,
    label: name ?? email ?? value,
  }));
  const isKnown = uid === '' || known.some(({ value }) => value === uid);
  return (
    <div className="row filter-fields part">
      <ChoiceField
        label="By"
        name="by"
        resets={['before']}
        chosen={uid}
        none="Everybody"
        choices={isKnown ? known : [...known, { value: uid, label: `Account ${uid}` }]}
      />
      <ChoiceField
        label="Show"
        name="kind"
        resets={['before']}
        chosen={kind ?? ''}
        none="Everything"
        choices={ACTIVITY_KINDS.map((value) => ({ value, label: pluralOf(value) }))}
      />
    </div>
  );
}

const DONE = {
  edited: 'Edited',
  published: 'Published',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
  restored: 'Restored',
} as const;

interface Done {
  readonly what: string;
  readonly more?: string;
}

/**
 * Returns the words for a record: `what` is 'Set an end', `more` is ': 29 Nov, 20:00' (product
 * 30.11).
 */
export function describeActivity(activity: Activity): Done {
  const { did, draft, to } = activity;
  switch (did) {
    case 'added':
      if (draft === undefined) return { what: 'Added' };
      return timed(activity, isNextId(draft) ? BEGUN : ADDED);
    case 'scheduled':
      return timed(activity, SCHEDULED);
    case 'ending':
      return ended(activity);
    case 'moved':
      return { what: 'Moved', more: to === undefined ? '' : ` to place ${to}` };
    default:
      return { what: DONE[did] };
  }
}

/** Returns the words for several equal records: 'Set an end 3 times, last: 29 Nov, 20:00'. */
export function describeRepeated({ what, more = '' }: Done, times: number): string {
  if (times === 1) return `${what}${more}`;
  return `${what} ${times} times${more && `, last${more}`}`;
}

const ADDED = { never: 'Added as a draft', now: 'Added', later: 'Added for a set time' };
const BEGUN = {
  ...ADDED,
  never: 'Began a next version',
  later: 'Began a next version for a set time',
};
const SCHEDULED = { never: 'Made a draft', now: 'Published', later: 'Set a time' };

/** Returns the words for a change of the times of an entry. */
function timed({ publishAt, until, at }: Activity, words: typeof ADDED): Done {
  if (!publishAt) return { what: words.never };
  const end = until ? ` until ${timeIn(until, at)}` : '';
  if (publishAt <= at) return { what: words.now, more: end };
  return { what: words.later, more: `: ${timeIn(publishAt, at)}${end && `,${end}`}` };
}

const ended = ({ until, at }: Activity): Done =>
  until ? { what: 'Set an end', more: `: ${timeIn(until, at)}` } : { what: 'Removed the end' };

const DAY_AND_TIME = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;
const withoutYear = new Intl.DateTimeFormat('en-IN', DAY_AND_TIME);
const withYear = new Intl.DateTimeFormat('en-IN', { ...DAY_AND_TIME, year: 'numeric' });

/** Formats a time; with its year if it was set in another year. */
const timeIn = (time: Date, setAt: Date): string =>
  (time.getFullYear() === setAt.getFullYear() ? withoutYear : withYear).format(time);
