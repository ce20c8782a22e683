import type { Movie } from '../../../content/movie/movie';
import { paths } from '../../../content/paths/paths';
import { site } from '../../../company/site';

interface ItemListProps {
  readonly movies: readonly Movie[];
}

/**
 * Tells search engines, which run scripts, what movies the page lists (product 23.7). Shows nothing.
 * Attributes and no JSON: a script element cannot be filled under Trusted Types, whatever its type.
 */
export const ItemList = ({ movies }: ItemListProps) => (
  <div hidden itemScope itemType="https://schema.org/ItemList">
    {movies.map(({ id, collection }, index) => (
      <span
        key={`${collection}/${id}`}
        itemProp="itemListElement"
        itemScope
        itemType="https://schema.org/ListItem"
      >
        <meta itemProp="position" content={`${index + 1}`} />
        <link itemProp="url" href={site.origin + paths.movie(id)} />
      </span>
    ))}
  </div>
);
