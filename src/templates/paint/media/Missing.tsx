/** What stands in the place of a picture or clip that cannot be shown: calm, and plainly not part of the video. */
export function Missing() {
  return (
    <div
      data-missing=""
      style={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        background: 'repeating-linear-gradient(135deg, #22242c 0 24px, #262932 24px 48px)',
      }}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="#8b90a3"
        strokeWidth="1.4"
        style={{ width: '22%', maxWidth: 220 }}
      >
        <rect x="3" y="4.5" width="18" height="15" rx="2.5" />
        <path
          d="m3.5 17 5-5.2 3.4 3.4M14 13.6l1.8-1.8 4.7 4.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M4 21.5 20.5 2.5" strokeLinecap="round" />
      </svg>
    </div>
  );
}
