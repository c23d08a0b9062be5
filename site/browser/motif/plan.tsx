/** The blocks along the creek, with a mark where the office is: the contact page's window. */
export const Plan = () => (
  <g className="arch__view">
    <path
      className="arch__water"
      d="M-10 470C70 430 120 500 196 486C290 468 280 360 356 330C400 312 430 330 500 300V372C430 396 404 380 376 394C316 424 330 530 210 548C122 560 70 500 -10 536Z"
    />
    <path
      className="arch__fine"
      d="M40 120L440 250M40 180L440 310M20 236L330 338M0 292L262 378M0 350L240 428M40 410L180 456M80 60L10 440M150 40L80 450M222 30L150 462M300 60L232 430M372 110L316 350M440 150L404 318"
    />
    <path
      className="arch__fine"
      d="M200 700L240 545M270 700L330 470M340 700L420 390M140 700L170 548M410 700L460 460M60 700L90 516M40 618L470 520M40 682L470 586M340 470L480 440"
    />
    <g className="arch__mark">
      <circle cx="212" cy="412" r="46" />
      <circle cx="212" cy="412" r="26" />
      <path d="M212 396L228 412L212 428L196 412Z" />
    </g>
  </g>
)
