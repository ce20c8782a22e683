import type { EntryKind } from '../../content/entry';
import type { TimeOrder } from '../../shared/lists/time-order';
import type { Resource } from '../../shared/data/resource';
import { ListHeading } from './ListHeading';
import { ListQuestion } from './filter/ListQuestion';
import { MissingField } from './filter/MissingField';
import { withoutText, type AnyLack, type LackAnswer } from './filter/missing-texts';
import { OnSite } from './OnSite';
import { SortLinks } from './SortLinks';

interface ListHeadProps {
  readonly title: string;
  readonly kind: EntryKind;
  /** What the list holds, in the plural: 'videos'. */
  readonly noun: string;
  readonly search: string;
  /** What the entries are asked to lack. */
  readonly lack: AnyLack | undefined;
  /** Without it, the list is asked for nothing. */
  readonly answer: Resource<LackAnswer> | undefined;
  /** The order; a list without one cannot be sorted. */
  readonly order?: TimeOrder;
}

/** The heading of a list, with its search, what else it can be asked for (product 35.7) and its order. */
export const ListHead = ({ title, kind, noun, search, lack, answer, order }: ListHeadProps) => (
  <>
    <div className="list-head">
      <ListHeading>{title}</ListHeading>
      {answer && (
        <ListQuestion
          noun={noun}
          search={search}
          asked={lack ? [withoutText(lack, kind)] : []}
          names={['missing']}
          answer={answer}
        >
          {({ missing }) => <MissingField kind={kind} lack={lack} choices={missing} />}
        </ListQuestion>
      )}
      {order && <SortLinks noun={noun} order={order} />}
    </div>
    <OnSite kind={kind} search={search} />
  </>
);
