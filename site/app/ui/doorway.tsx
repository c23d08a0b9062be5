/** An open door with light on the floor: the page that says thank you. */
export const Doorway = () => (
  <g className="arch__view">
    <circle className="arch__sun" cx="240" cy="420" r="120" />
    <path
      className="arch__fine"
      d="M40 560H440M200 560L110 690M280 560L370 690M240 560V690M40 625H440"
    />
    <path d="M150 560V420C150 366 196 338 240 300C284 338 330 366 330 420V560" />
  </g>
)
