/** The harbour mouth, drawn and not surveyed: it stands in the map's place until that is wanted. */
export const MapDrawing = () => (
  <svg viewBox="0 0 1200 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="1200" height="500" fill="#0d1524" />
    <g fill="none" stroke="#16223a" strokeWidth="3" strokeLinecap="round">
      <path d="M40 90h90M180 150h60M60 240h120M30 330h70M150 400h90M260 300h40" />
      <path d="M330 190h60M760 210h80M700 330h60M790 420h50M720 120h50M560 165h70" />
    </g>
    <g fill="#1a2234" stroke="#3d4863" strokeWidth="2">
      <path d="M420-20c-14 40 6 62 34 76 44 22 96 26 142 20 34-4 52-24 60-50l14-46z" />
      <path d="M330 520c-16-70-30-134-8-196 14-40 40-70 84-78 52-10 120-8 176 4 46 10 72 30 78 62 8 40-8 70-2 110 6 38 18 62 22 98z" />
      <path d="M826 520c-10-80 4-170 34-236 24-52 62-74 104-64 40 10 60 50 62 110 2 66-10 130-4 190z" />
      <path d="M1110-20c-24 90-10 150 4 220 16 84 6 200 22 320h84V-20z" />
      <path d="M760-20c-8 26 4 50 34 58 40 10 90 2 110-22l16-36z" />
    </g>
    <g fill="none" stroke="#333e58" strokeWidth="2.5">
      <path d="M352 330c90-40 200-46 296-16M340 392c100-26 210-26 316-4M352 456c100-14 200-12 306 2" />
      <path d="M430 250c-6 90-2 180 14 270M512 244c2 90 4 190 0 276M590 254c6 80 4 180-10 266" />
      <path d="M900 250c-20 90-24 180-14 270M968 230c10 90 6 190 0 290M1150-20c-6 180 0 360 20 540" />
      <path d="M470 60c40-30 100-40 150-50" />
    </g>
    <path d="M420 268c70-22 150-22 214 12" fill="none" stroke="#f2b55c" strokeWidth="4" />
    <g fill="none" stroke="#b9b4a8" strokeWidth="3" strokeDasharray="2 12" strokeLinecap="round">
      <path d="M560 246c10-54 4-110-10-166M640 282c80 10 140 20 206 50" />
    </g>
    <g fill="#b9b4a8" fontSize="19" fontWeight="600" letterSpacing="1">
      <text x="178" y="190">
        Arabian Sea
      </text>
      <text x="500" y="372">
        Fort Kochi
      </text>
      <text x="452" y="40">
        Vypin
      </text>
      <text x="836" y="372">
        Willingdon
      </text>
    </g>
    <circle cx="602" cy="262" r="46" fill="#f2b55c" opacity="0.16" />
    <path d="M602 268c-20-24-26-36-26-48a26 26 0 0 1 52 0c0 12-6 24-26 48z" fill="#f2b55c" />
    <path d="M608 205a13 13 0 1 0 9 20 11 11 0 0 1-9-20z" fill="#090b12" />
  </svg>
);
