import josephTharakan from './pictures/joseph-tharakan.webp';
import meenakshiVarma from './pictures/meenakshi-varma.webp';
import story800 from './pictures/story-800.webp';
import story from './pictures/story.webp';

/** The built-in texts and pictures of /about, used until /admin/settings replaces them. */
export const ABOUT_SETTINGS = {
  aboutWord: 'നിലാവ്',
  aboutTitle: 'Nilavu means moonlight',
  aboutIntro:
    'It is what was left when the power went, half an hour before the end of a film, and nobody would go home. We are a small company in Fort Kochi and make most of our films after dark.',
  storyCaption: 'Fort Kochi, February 2016. Drawn from memory: nobody had a camera.',
  storyPicture: {
    src: story,
    sizes: { 800: story800 },
    width: 1600,
    height: 900,
    color: '#232d40',
    alt: 'Under a full moon a projector on a handcart throws a film on a sheet between two palms; rows of people sit on the ground before it.',
  },
  storyLead:
    'The company began with a power cut. A film society from Mattancherry had hung a sheet between two palms and was forty minutes into a thriller when the whole waterfront went dark. The moon was up. Nobody left.',
  story: `Meenakshi Varma, who ran the projector, knew how the film ended. Joseph Tharakan, who kept the accounts of a boatyard and had come for the free tea, was sure that it should end otherwise. Standing before the blank sheet they told the rest of it aloud, reel by reel, each correcting the other. When the power came back at midnight it was told to be quiet.

A year later they took the sail loft of the boatyard. It is still the office: up the outside stairs on Calvathy Road, past the nets, shoes off. “The Night Ferry to Vypin” was planned there and shot on the real ferry, between the last trip of one day and the first of the next, on thirty-one nights, with a crew of eleven and one borrowed lens.`,
  storyQuote:
    'Rain costs us one shooting day in three. It has its own line in the budget, under Cast.',
  storyMore: `We shoot in the monsoon because that is when Kochi belongs to itself. The hotels are empty, the boats are in, and at four in the afternoon there is a light that other people rent. We have learned to keep the batteries in rice sacks, to ask the fishermen and not the forecast, and to write the second half of every scene so that it can also be played under a roof.

And we open in single screens first, while there are some: one hall, one show, four hundred seats, a tea stall that shuts when the interval is over. One of us sits in the last row on the first day. It is the only test screening that we hold. Two endings have been cut again because of it, and one song was put back.`,
  mission:
    'To make Malayalam films that get the street right, the tide right and the joke right; to pay everybody who works on them every Saturday; and to open them in the halls that are left before they go anywhere else.',
  vision:
    'A lit screen in every town on this coast, and somebody in the ninth row who makes the next film for it.',
  teamTitle: 'The two of us',
  producer1: 'Meenakshi Varma',
  producer1Role: 'Producer',
  producer1Bio:
    'Reads every script aloud once, standing up, before she says yes. Ran the projector of a film society in Mattancherry for nine years and was production manager on eleven films, eight of which were finished. Ask her about scripts, actors and rain.',
  producer1Picture: {
    src: meenakshiVarma,
    color: '#1d5c62',
    alt: 'Meenakshi Varma: round glasses, hair in a bun with two grey strands, a crimson sari.',
    width: 800,
    height: 800,
  },
  producer2: 'Joseph Tharakan',
  producer2Role: 'Producer',
  producer2Bio:
    'Kept the books of a boatyard for nineteen years and still works out a scene in litres of diesel. Boats, permits, wages and lunch are his. He has cried at one of our films and will not say which.',
  producer2Picture: {
    src: josephTharakan,
    color: '#b57a2c',
    alt: 'Joseph Tharakan: short grey hair, a full grey beard, a blue pullover over a white collar.',
    width: 800,
    height: 800,
  },
};
