import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ArrowIcon } from '../../components/icons';
import { Photo } from '../../components/Photo';
import { STORY_PICTURE } from './pictures';
import styles from './Story.module.css';

/** Our Story. */
export const Story = () => (
  <section className={styles.story} aria-labelledby="story">
    <figure className={styles.figure}>
      <Photo picture={STORY_PICTURE} sizes="(width < 90rem) 100vw, 80rem" />
      <figcaption>Fort Kochi, February 2016. Drawn from memory: nobody had a camera.</figcaption>
    </figure>
    <div className={styles.column}>
      <h2 id="story">Our Story</h2>
      <p className={styles.lead}>
        The company began with a power cut. A film society from Mattancherry had hung a sheet
        between two palms and was forty minutes into a thriller when the whole waterfront went dark.
        The moon was up. Nobody left.
      </p>
      <p>
        Meenakshi Varma, who ran the projector, knew how the film ended. Joseph Tharakan, who kept
        the accounts of a boatyard and had come for the free tea, was sure that it should end
        otherwise. Standing before the blank sheet they told the rest of it aloud, reel by reel,
        each correcting the other. When the power came back at midnight it was told to be quiet.
      </p>
      <p>
        A year later they took the sail loft of the boatyard. It is still the office: up the outside
        stairs on Calvathy Road, past the nets, shoes off. <cite>The Night Ferry to Vypin</cite> was
        planned there and shot on the real ferry, between the last trip of one day and the first of
        the next, on thirty-one nights, with a crew of eleven and one borrowed lens.
      </p>
    </div>
    <blockquote className={styles.pull}>
      <p>Rain costs us one shooting day in three. It has its own line in the budget, under Cast.</p>
    </blockquote>
    <div className={styles.column}>
      <p>
        We shoot in the monsoon because that is when Kochi belongs to itself. The hotels are empty,
        the boats are in, and at four in the afternoon there is a light that other people rent. We
        have learned to keep the batteries in rice sacks, to ask the fishermen and not the forecast,
        and to write the second half of every scene so that it can also be played under a roof.
      </p>
      <p>
        And we open in single screens first, while there are some: one hall, one show, four hundred
        seats, a tea stall that shuts when the interval is over. One of us sits in the last row on
        the first day. It is the only test screening that we hold. Two endings have been cut again
        because of it, and one song was put back.
      </p>
      <p>
        <Link className="button" to={paths.movies}>
          See our movies <ArrowIcon />
        </Link>
      </p>
    </div>
  </section>
);
