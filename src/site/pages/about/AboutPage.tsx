import {
  AboutHero,
  Purpose,
  Story,
  useAboutSettings,
  Producers,
} from '../../../content/settings/ui/About';
import { usePageHead } from '../../../content/meta/use-page-head';
import { paths } from '../../../content/paths/paths';
import { ABOUT } from '../../../shared/words/frame';

/** The page "About": hero, Our Story, Mission, Vision and the producers. */
export function AboutPage() {
  const texts = useAboutSettings();
  usePageHead(ABOUT, ({ pageHead }, path) => pageHead(path), paths.about);
  return (
    <>
      <AboutHero texts={texts} />
      <Story texts={texts} />
      <Purpose texts={texts} />
      <Producers texts={texts} />
    </>
  );
}
