import type { MovieAnswer } from '../../../search/asked-movies';
import { comparable } from '../../../search/movie-facets';
import {
  ASKED_FACETS,
  MOVIE_ORDERS,
  type AskedFacet,
  type MovieQuestion,
} from '../../../search/movie-question';
import { ChoiceField } from '../../../../studio/lists/filter/ChoiceField';
import { MissingField } from '../../../../studio/lists/filter/MissingField';
import { ORDER_LABELS } from './asked-words';

const FACET_LABELS: Readonly<Record<AskedFacet, string>> = {
  genre: 'Genre',
  language: 'Language',
  year: 'Year',
};

interface MovieChoicesProps {
  readonly question: Required<MovieQuestion>;
  readonly answer: MovieAnswer;
}

/** What the list can be asked for, each choice with its number, and its order (product 35.1). */
export const MovieChoices = ({ question, answer }: MovieChoicesProps) => (
  <>
    <MissingField kind="movie" lack={question.lack} choices={answer.missing} />
    {ASKED_FACETS.map((name) => {
      const chosen = question.facets[name] ?? '';
      const choices = answer.facets[name].map((choice) => ({ ...choice, label: choice.value }));
      // The address may have another spelling.
      const known = choices.find(({ value }) => comparable(value) === comparable(chosen));
      return (
        <ChoiceField
          key={name}
          label={FACET_LABELS[name]}
          name={name}
          chosen={known?.value ?? chosen}
          none="Any"
          choices={choices}
        />
      );
    })}
    <ChoiceField
      label="Order"
      name="sort"
      chosen={question.order === 'newest' ? '' : question.order}
      choices={MOVIE_ORDERS.map((order) => ({
        value: order === 'newest' ? '' : order,
        label: ORDER_LABELS[order],
      }))}
    />
  </>
);
