/** Patterns and the soft shadow that the drawing refers to; once in each svg that uses them. */
export const Defs = () => (
  <defs>
    <pattern id="ag-jali" width={28} height={28} patternUnits="userSpaceOnUse">
      <g fill="none" stroke="#fff" strokeOpacity={0.085}>
        <path d="M14 3.5 17 11l7.5 3-7.5 3L14 24.5 11 17 3.5 14 11 11z" />
        <path d="M6.6 6.6 14 10l7.4-3.4L18 14l3.4 7.4L14 18l-7.4 3.4L10 14z" />
        <path d="M0 0 6.6 6.6M28 0l-6.6 6.6M0 28l6.6-6.6M28 28l-6.6-6.6M14 0v3.5M14 28v-3.5M0 14h3.5M28 14h-3.5" />
      </g>
    </pattern>
    <pattern id="ag-lattice" width={5.2} height={5.2} patternUnits="userSpaceOnUse">
      <path d="M0 2.6 2.6 0 5.2 2.6 2.6 5.2z" fill="none" stroke="#fff" strokeOpacity={0.75} strokeWidth={0.8} />
    </pattern>
    <pattern id="ag-hatch" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v6" stroke="var(--ag-glyph-soft)" strokeOpacity={0.18} strokeWidth={1.6} />
    </pattern>
    <pattern id="ag-veins" width={240} height={160} patternUnits="userSpaceOnUse">
      <g fill="none" stroke="var(--ag-vein)" strokeWidth={0.7} strokeOpacity={0.55}>
        <path d="M-10 40q50 20 90-8t80 20 90-16" />
        <path d="M30 170q10-50 60-60t70-50 60-70" />
        <path d="M150 170q30-40 20-70" />
      </g>
    </pattern>
    <filter id="ag-lift" x="-20%" y="-20%" width="140%" height="150%">
      <feDropShadow dx={0} dy={1} stdDeviation={0.7} floodColor="#2a1009" floodOpacity={0.4} />
    </filter>
  </defs>
)
