import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { PageLoader } from '../../../shared/ui/loading/PageLoader';
import { paths } from '../../../content/paths/paths';
import { MissingMovie } from '../movie/MissingMovie';
import type { PressData } from './press.loader';
import { PressKit } from './PressKit';

export { pressLoader } from './press.loader';

/** What journalists, programmers and distributors need of a movie (product 31.1). */
export function PressPage() {
  const { id, movie, stills } = useLoaderData<PressData>();
  return (
    <Loaded
      key={id}
      from={movie}
      waiting={<PageLoader />}
      failed={(retry) => (
        <div className="section first">
          <h1 className="section-title">Press</h1>
          <LoadFailure what="The press material" retry={retry} />
        </div>
      )}
    >
      {(value) =>
        value ? (
          <PressKit movie={value} stills={stills} />
        ) : (
          <MissingMovie id={id} pathOf={paths.press} />
        )
      }
    </Loaded>
  );
}
