import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { withSearchParams } from '../../../shared/data/search-params';
import { byDayAndPerson } from '../../../store/history/activity-record';
import { languageOf } from '../../../shared/text/text';
import type { Activity } from '../../../store/history/activity';
import { signatureOf } from '../../ui/text';
import page from '../../ui/Page.module.css';
import type { ActivityData } from './activity.loader';
import { pathOf } from './activity-texts';
import { ActivityHead } from './ActivityHead';
import styles from './Activity.module.css';
import { doneIn, doneTimes } from './done-words';
import { nameOfKind } from './entry-links';

/** Who has done what, by day and person, each line with the way to its history (product 30.12). */
export function ActivityPage({ data: { question, activity, team } }: { data: ActivityData }) {
  const [parameters] = useSearchParams();
  const at = (before: string) => ({ search: withSearchParams(parameters, { before }) });

  return (
    <>
      <h1 className={page.title}>History</h1>
      <p className={page.lead}>Who has done what. Each line leads to all changes of the entry.</p>
      <Loaded
        from={team}
        waiting={<ActivityHead {...question} />}
        failed={() => <ActivityHead {...question} />}
      >
        {(people) => <ActivityHead {...question} people={people} />}
      </Loaded>
      <Loaded
        key={JSON.stringify(question)}
        from={activity}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The changes" retry={retry} />}
      >
        {({ records, older }) => (
          <>
            <Days records={records} />
            {records.length === 0 && <p className="empty">{nothing(question, older)}</p>}
            <p className={styles.parts}>
              {question.before && <Link to={at('')}>Newest</Link>}
              {older && <Link to={at(String(older.getTime()))}>Older</Link>}
            </p>
          </>
        )}
      </Loaded>
    </>
  );
}

function nothing({ uid, kind, before }: ActivityData['question'], older: Date | undefined): string {
  if (older) return 'Nothing of that is in this part. “Older” looks further back.';
  return uid || kind || before ? 'Nothing of that is known.' : 'Nothing has been changed yet.';
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full' });
const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', hourCycle: 'h23' });

const whoOf = ({ name, by, uid }: Activity) =>
  name && name !== by ? `${name} (${by})` : signatureOf(by, uid);

function Days({ records }: { readonly records: readonly Activity[] }) {
  const thingOf = (activity: Activity) =>
    JSON.stringify([doneIn(activity).what, activity.location, activity.draft]);
  return byDayAndPerson(records, whoOf, thingOf).map((ofDay) => (
    <section key={ofDay.day.toDateString()} className={styles.day}>
      <h2>
        <time dateTime={ofDay.day.toISOString().slice(0, 10)}>{day.format(ofDay.day)}</time>
      </h2>
      {ofDay.people.map(({ who, lines }) => (
        <div key={who} role="group" aria-label={who}>
          <h3>
            <bdi>{who}</bdi>
          </h3>
          <ul>
            {lines.map(({ last, times }) => (
              <li key={last.id}>
                <time dateTime={last.at.toISOString()}>{time.format(last.at)}</time>
                <span>
                  {doneTimes(doneIn(last), times)}{' '}
                  <Link to={pathOf(last)}>
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
