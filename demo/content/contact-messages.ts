import type { ContactMessageFields } from '../../src/content/message/contact-message';

interface DemoContactMessage extends ContactMessageFields {
  readonly id: string;
  readonly viewed: boolean;
  readonly spam?: boolean;
  /** Minutes before the seeding. */
  readonly minutesAgo: number;
}

/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

/** All people are fictional. */
export const CONTACT_MESSAGES: readonly DemoContactMessage[] = [
  {
    id: 'message-01',
    name: 'Shyamala Raveendran',
    email: 'shyamala@dhanyatheatre.example',
    topic: 'rights',
    subject: 'Thirayude Veedu at Dhanya, Ottapalam',
    message:
      'We are a single-screen theatre with 380 seats and new 4K projection since August. We would like to open Thirayude Veedu on 18 December with four shows a day. Whom do I speak to about terms? You can reach me any day after eleven.',
    viewed: false,
    minutesAgo: 14,
  },
  {
    id: 'message-02',
    name: 'Adarsh P. K.',
    email: 'adarsh.pk@student.test',
    subject: 'Workshop in January',
    message:
      'Is the screenwriting workshop open to diploma students as well? My college is a polytechnic in Perinthalmanna. I have written the page about a place (it is the bus stand).',
    viewed: false,
    minutesAgo: 2 * HOUR + 5,
  },
  {
    id: 'message-03',
    name: 'നസീമ കുഞ്ഞുമുഹമ്മദ്',
    email: 'naseema@example.test',
    message:
      'ഇന്നലെ കുട്ടികളോടൊപ്പം ‘പേപ്പർ റോക്കറ്റ്സ്’ കണ്ടു. മോൾ ഇപ്പോൾ വീട്ടിലെ പത്രം മുഴുവൻ റോക്കറ്റാക്കി. സിനിമ കാണാൻ വണ്ടി ഞങ്ങളുടെ നാട്ടിലും വരുമോ? പൂക്കോട്ടുംപാടത്ത് സ്കൂൾ ഗ്രൗണ്ടുണ്ട്, കറന്റും കിട്ടും.',
    viewed: false,
    minutesAgo: 7 * HOUR,
  },
  {
    id: 'message-04',
    name: 'Geevarghese Mathai',
    email: 'g.mathai@morningpost.example',
    topic: 'press',
    subject: 'Interview request: Anagha Varier',
    message:
      'I write on cinema for the weekend edition and would like half an hour with Anagha Varier before the release, by phone or in person. We go to print on 10 December, so anything before the 8th would work.',
    viewed: false,
    minutesAgo: 22 * HOUR,
  },
  {
    id: 'message-05',
    name: 'Kavitha Sethunath',
    email: 'kavitha.acts@example.com',
    topic: 'other',
    subject: 'Casting call: two questions',
    message:
      'I have done eleven years of amateur theatre in Thalassery. Do I need to register before coming to Kozhikode on the 28th? And may I bring my father? He is 74 and better than me.',
    viewed: false,
    minutesAgo: DAY + 3 * HOUR,
  },
  {
    id: 'message-06',
    name: 'Joseph Antony',
    email: 'joseph.antony@example.com',
    subject: 'Lost umbrella',
    message:
      'I left a long black umbrella with a wooden handle in row F at the preview on Saturday. It was my grandfather’s. If somebody has found it I will come and collect it at once.',
    viewed: false,
    minutesAgo: 2 * DAY,
  },
  {
    id: 'message-07',
    name: 'Priyanka Nambiar',
    email: 'priyanka@subtitles.example',
    subject: 'Subtitles in Tamil and Kannada',
    message:
      'We did the Tamil subtitles for two of your festival prints last year. Are you planning Tamil and Kannada versions of Kallum Valayum? We have capacity from the second week of December.',
    viewed: true,
    minutesAgo: 3 * DAY + 4 * HOUR,
  },
  {
    id: 'message-08',
    name: 'Muhammed Rafeeque',
    email: 'rafeeque@malabarsound.example',
    subject: 'Sound system for premieres',
    message:
      'Dear team, we rent line arrays and can support your premiere in Kozhikode. Rate card attached to a separate mail if you give me an address to send it to.',
    viewed: true,
    minutesAgo: 5 * DAY,
  },
  {
    id: 'message-09',
    name: 'Sr. Philomina',
    email: 'library@stclares.example',
    topic: 'rights',
    subject: 'School screening',
    message:
      'Our school would like to show Paper Rockets on Children’s Day to 600 girls. Is there a school licence, and is the film available with captions for the hearing impaired?',
    viewed: true,
    minutesAgo: 9 * DAY,
  },
  {
    id: 'message-10',
    name: 'Vishnu Thampi',
    email: 'vishnu.thampi@example.com',
    subject: 'Trailer does not play on my phone',
    message:
      'The trailer of Platform 3B stays black. Other videos work. It is an older phone, about six years.',
    viewed: true,
    minutesAgo: 12 * DAY,
  },
  {
    id: 'message-11',
    name: 'Ananthalakshmi Warrier',
    email: 'ananthalakshmi@example.com',
    subject: 'Thank you for Nooru Mazha',
    message:
      'I am eighty-one and have not been to a theatre since my husband passed away. My granddaughter took me to Nooru Mazha. I knew thirty-four of the hundred names. Thank you.',
    viewed: true,
    minutesAgo: 20 * DAY,
  },
  {
    id: 'message-12',
    name: 'Growth Team',
    email: 'offers@rank-higher.example',
    subject: 'First page of every search, guaranteed',
    message:
      'Dear website owner, your website is not visible. Our experts bring ten thousand visitors a day. Reply YES for a free audit.',
    viewed: false,
    spam: true,
    minutesAgo: 3 * DAY,
  },
];
